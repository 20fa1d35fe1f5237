import type { Language } from '~db/schema'
import type { Executor } from '../house'
import type { Within } from '../scope'
import type { LinkSubject } from './links.server'

export interface Recipient {
  name: string
  email: string | null
  language: Language
}

export function findRecipient(
  executor: Executor,
  scope: Within,
  { purpose, subjectId }: LinkSubject,
): Promise<Recipient | undefined> {
  if (purpose === 'mitarbeiter-portal') return findEmployee(executor, scope, subjectId)
  const customers = executor
    .selectFrom('customers')
    .select(['customers.name', 'customers.email', 'customers.language'])
    .where('customers.tenant_id', '=', scope.tenantId)
  if (purpose === 'portal') return customers.where('customers.id', '=', subjectId).executeTakeFirst()
  return customers
    .innerJoin('invoices', (join) =>
      join
        .onRef('invoices.tenant_id', '=', 'customers.tenant_id')
        .onRef('invoices.customer_id', '=', 'customers.id'),
    )
    .where('invoices.id', '=', subjectId)
    .executeTakeFirst()
}

async function findEmployee(
  executor: Executor,
  scope: Within,
  employeeId: string,
): Promise<Recipient | undefined> {
  const row = await executor
    .selectFrom('employees')
    .select(['first_name', 'last_name', 'email', 'language'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return row && { name: `${row.first_name} ${row.last_name}`, email: row.email, language: row.language }
}
