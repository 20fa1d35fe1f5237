import type { NumberRange, Role } from '~db/schema'
import { listWebhookSecrets } from '../inbox/webhook-secrets.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { formatNumber, NUMBER_RANGES } from '../numbers/format'
import { readSettings } from '../tenants/settings.server'
import { listMembers } from '../users/members/members.server'
import type { FirmFacts } from './facts.server'

/** @throws NotFound */
export async function readFirmFacts(executor: Executor, scope: Scope): Promise<FirmFacts> {
  const counted = await executor
    .selectFrom('employees')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', scope.tenantId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  const calculating = await executor
    .selectFrom('payroll_firms')
    .select('tenant_id')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirst()
  const chains = await executor
    .selectFrom('chain_starts')
    .select('earlier_documents')
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  return {
    firm: await readSettings(executor, scope),
    members: await countMembers(executor, scope),
    employees: counted.count,
    isCalculating: calculating !== undefined,
    webhookSecrets: (await listWebhookSecrets(executor, scope)).length,
    firstNumbers: await readFirstNumbers(executor, scope),
    unchainedInvoices: chains.reduce((sum, { earlier_documents }) => sum + earlier_documents, 0),
  }
}

async function countMembers(executor: Executor, scope: Scope): Promise<Record<Role, number>> {
  const counts = { owner: 0, invoicing: 0, payroll: 0, read_only: 0 }
  for (const { role, status } of await listMembers(executor, scope)) {
    if (status === 'active') counts[role] += 1
  }
  return counts
}

async function readFirstNumbers(executor: Executor, scope: Scope): Promise<Record<NumberRange, string>> {
  const formats = await executor
    .selectFrom('number_formats')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  const numbers = {} as Record<NumberRange, string>
  for (const range of NUMBER_RANGES) {
    const own = formats.find(({ id }) => id === range)
    const format = own?.is_own === 0 ? formats.find(({ id }) => id === 'invoice') : own
    numbers[range] = format ? formatNumber(format, Number(scope.today.slice(0, 4)), 1) : '–'
  }
  return numbers
}
