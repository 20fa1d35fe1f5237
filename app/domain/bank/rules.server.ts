import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { sought } from '../lists/search-words'
import type { Cents } from '../values/money'
import type { OtherKind } from './assignment'

export interface Rule {
  id: string
  name: string
  ibanMasked: string | null
  isIncoming: boolean
  kind: OtherKind
}

interface RuledItem {
  cents: Cents
  name: string
  iban_fingerprint: string | null
  iban_masked: string | null
}

/** Does the same with the next item of this account, or of this name where the bank says no account; in one direction. */
export async function keepRule(
  trx: Trx,
  scope: Scope,
  { item, kind }: { item: RuledItem; kind: OtherKind },
): Promise<void> {
  const key = ruleKey(item)
  if (key === undefined) return
  const id = randomUUID()
  await trx
    .deleteFrom('bank_rules')
    .where('tenant_id', '=', scope.tenantId)
    .where('is_incoming', '=', key.is_incoming)
    .where('iban_fingerprint', 'is', key.iban_fingerprint)
    .where('name_key', 'is', key.name_key)
    .execute()
  await trx
    .insertInto('bank_rules')
    .values({
      tenant_id: scope.tenantId,
      id,
      ...key,
      iban_masked: item.iban_masked,
      name: item.name,
      kind,
      created_at: scope.at,
      created_by: scope.actor,
    })
    .execute()
  await recordAudit(trx, scope, {
    action: 'bank_rule.kept',
    subjectType: 'bank_rule',
    subjectId: id,
    after: { kind, name: item.name },
  })
}

function ruleKey({ cents, name, iban_fingerprint }: RuledItem) {
  const is_incoming = cents > 0 ? (1 as const) : (0 as const)
  if (iban_fingerprint !== null) return { iban_fingerprint, name_key: null, is_incoming }
  const name_key = sought(name)
  return name_key === '' ? undefined : { iban_fingerprint: null, name_key, is_incoming }
}

/** What the rules say of an item. */
export async function readRules(
  executor: Executor,
  { tenantId }: Within,
): Promise<(item: RuledItem) => OtherKind | undefined> {
  const rows = await executor
    .selectFrom('bank_rules')
    .select(['iban_fingerprint', 'name_key', 'is_incoming', 'kind'])
    .where('tenant_id', '=', tenantId)
    .execute()
  const kinds = new Map(rows.map(({ kind, ...key }) => [JSON.stringify(key), kind]))
  return (item) => {
    const key = ruleKey(item)
    if (!key) return undefined
    const { iban_fingerprint, name_key, is_incoming } = key
    return kinds.get(JSON.stringify({ iban_fingerprint, name_key, is_incoming }))
  }
}

export async function listRules(executor: Executor, { tenantId }: Within): Promise<Rule[]> {
  const rows = await executor
    .selectFrom('bank_rules')
    .select(['id', 'name', 'iban_masked as ibanMasked', 'is_incoming', 'kind'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ is_incoming, ...rule }) => ({ ...rule, isIncoming: is_incoming === 1 }))
}

/** What was assigned by it stays. @throws NotFound */
export function deleteRule(house: House, scope: Scope, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('bank_rules')
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new NotFound()
    await recordAudit(trx, scope, { action: 'bank_rule.deleted', subjectType: 'bank_rule', subjectId: id })
  })
}
