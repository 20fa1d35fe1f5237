import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { BankConflict } from './conflict'
import { insertAlias } from './entries.server'
import { settleDoubts } from './keeping/keep-statement.server'

/** The item of the entry that this one is perhaps the same as. */
export async function findDouble(
  executor: Executor,
  { tenantId }: Within,
  itemId: string,
): Promise<{ itemId: string; name: string; purpose: string } | undefined> {
  return executor
    .selectFrom('bank_items')
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_items.entry_id'))
    .innerJoin('bank_items as other', (join) =>
      join
        .onRef('other.tenant_id', '=', 'bank_entries.tenant_id')
        .onRef('other.entry_id', '=', 'bank_entries.maybe_entry_id'),
    )
    .select(['other.id as itemId', 'other.name', 'other.purpose'])
    .where('bank_items.tenant_id', '=', tenantId)
    .where('bank_items.id', '=', itemId)
    .orderBy('other.position')
    .executeTakeFirst()
}

/**
 * They are one: the entry goes, and what had it has the other one. Both in one statement are `two` whatever a person says,
 * and are then asked about no more. @throws NotFound; BankConflict `bank_assigned_meanwhile`
 */
export function joinDouble(house: House, scope: Scope, itemId: string): Promise<'one' | 'two'> {
  const { tenantId } = scope
  return writing(house, scope, async (trx) => {
    const { entryId, accountId, key, otherId } = await getMaybe(trx, scope, itemId)
    const items = trx
      .selectFrom('bank_items')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('entry_id', '=', entryId)
    const assigned = await trx
      .selectFrom('bank_assignments')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('item_id', 'in', items)
      .executeTakeFirst()
    if (assigned) throw new BankConflict('bank_assigned_meanwhile')
    const statements = await statementsOf(trx, scope, entryId)
    const others = new Set((await statementsOf(trx, scope, otherId)).map(({ id }) => id))
    if (statements.some(({ id }) => others.has(id))) {
      await settle(trx, scope, { entryId, itemId })
      return 'two'
    }
    for (const table of ['bank_statement_entries', 'bank_entry_aliases'] as const)
      await trx
        .updateTable(table)
        .set({ entry_id: otherId })
        .where('tenant_id', '=', tenantId)
        .where('entry_id', '=', entryId)
        .execute()
    await trx
      .updateTable('bank_entries')
      .set({ maybe_entry_id: otherId })
      .where('tenant_id', '=', tenantId)
      .where('maybe_entry_id', '=', entryId)
      .execute()
    for (const [table, column] of [
      ['bank_items', 'entry_id'],
      ['bank_entries', 'id'],
    ] as const)
      await trx.deleteFrom(table).where('tenant_id', '=', tenantId).where(column, '=', entryId).execute()
    await insertAlias(trx, scope, { accountId, key, entryId: otherId, format: statements[0]?.format ?? null })
    for (const id of [...others, ...statements.map(({ id }) => id)]) await settleDoubts(trx, scope, id)
    await recordAudit(trx, scope, {
      action: 'bank_item.double',
      subjectType: 'bank_item',
      subjectId: itemId,
    })
    return 'one'
  })
}

/** They are two, and this one is looked at like any other. @throws NotFound */
export function keepBoth(house: House, scope: Scope, itemId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { entryId } = await getMaybe(trx, scope, itemId)
    await settle(trx, scope, { entryId, itemId })
  })
}

async function settle(
  trx: Trx,
  scope: Scope,
  { entryId, itemId }: { entryId: string; itemId: string },
): Promise<void> {
  await trx
    .updateTable('bank_entries')
    .set({ maybe_entry_id: null })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', entryId)
    .execute()
  await recordAudit(trx, scope, {
    action: 'bank_item.no_double',
    subjectType: 'bank_item',
    subjectId: itemId,
  })
}

async function statementsOf(trx: Trx, { tenantId }: Within, entryId: string) {
  return trx
    .selectFrom('bank_statement_entries')
    .innerJoin('bank_statements', (join) =>
      joined(join, 'bank_statements.id', 'bank_statement_entries.statement_id'),
    )
    .select(['bank_statements.id', 'format'])
    .where('bank_statement_entries.tenant_id', '=', tenantId)
    .where('bank_statement_entries.entry_id', '=', entryId)
    .execute()
}

async function getMaybe(trx: Trx, { tenantId }: Within, itemId: string) {
  const row = await trx
    .selectFrom('bank_items')
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_items.entry_id'))
    .select(['bank_entries.id as entryId', 'bank_entries.account_id as accountId'])
    .select(['bank_entries.entry_key as key', 'bank_entries.maybe_entry_id as otherId'])
    .where('bank_items.tenant_id', '=', tenantId)
    .where('bank_items.id', '=', itemId)
    .executeTakeFirst()
  if (!row?.otherId) throw new NotFound()
  return { ...row, otherId: row.otherId }
}
