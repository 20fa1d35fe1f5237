import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '~db/schema'
import type { Trx } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import type { Within } from '../../kernel/scope'
import type { DateText } from '../../values/calendar'
import type { Cents } from '../../values/money'
import { insertAlias } from '../entries.server'

export interface Doubt {
  id: string
  /** What it is perhaps the same as. */
  otherId: string
  bookedOn: DateText
  cents: Cents
}

/** Entries of these days of which it is not known whether they are there twice. */
export async function listDoubts(
  trx: Trx,
  { tenantId }: Within,
  { accountId, first, last }: { accountId: string; first: DateText; last: DateText },
): Promise<Doubt[]> {
  const rows = await trx
    .selectFrom('bank_entries')
    .select(['id', 'maybe_entry_id as otherId', 'booked_on as bookedOn', 'amount_cents as cents'])
    .where('tenant_id', '=', tenantId)
    .where('maybe_entry_id', 'is not', null)
    .where('account_id', '=', accountId)
    .where('booked_on', '>=', first)
    .where('booked_on', '<=', last)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.flatMap(({ otherId, ...row }) => (otherId === null ? [] : { ...row, otherId }))
}

/**
 * What one statement has twice is there twice; perhaps it is the same as another one that says as much, and is in no
 * statement with it. What a person has assigned is not asked about: it could not be removed.
 */
export async function settleDoubts(trx: Trx, { tenantId }: Within, statementId: string): Promise<void> {
  const own = (column: 'id' | 'maybe_entry_id') => (bank: ExpressionBuilder<Database, 'bank_entries'>) =>
    bank.exists(
      bank
        .selectFrom('bank_statement_entries')
        .select('entry_id')
        .where('bank_statement_entries.tenant_id', '=', tenantId)
        .where('statement_id', '=', statementId)
        .whereRef('entry_id', '=', `bank_entries.${column}`),
    )
  await trx
    .updateTable('bank_entries')
    .set({ maybe_entry_id: equalElsewhere({ tenantId }) })
    .where('tenant_id', '=', tenantId)
    .where('maybe_entry_id', 'is not', null)
    .where(own('id'))
    .where(own('maybe_entry_id'))
    .execute()
}

function equalElsewhere({ tenantId }: Within) {
  return sql<string | null>`(select other.id from bank_entries as other
    inner join bank_items as own on own.tenant_id = ${tenantId} and own.entry_id = bank_entries.id and own.position = 0
    inner join bank_items as its on its.tenant_id = ${tenantId} and its.entry_id = other.id and its.position = 0
      and its.name = own.name and its.purpose = own.purpose
      and coalesce(its.iban_fingerprint = own.iban_fingerprint, 1)
      and coalesce(its.end_to_end_id = own.end_to_end_id, 1)
    where other.tenant_id = ${tenantId} and other.account_id = bank_entries.account_id
      and other.booked_on = bank_entries.booked_on and other.amount_cents = bank_entries.amount_cents
      and other.maybe_entry_id is null and other.id <> bank_entries.id
      and coalesce(other.reference = bank_entries.reference, 1)
      and not exists (select 1 from bank_items as item
        cross join bank_assignments as made on made.tenant_id = ${tenantId} and made.item_id = item.id
        where item.tenant_id = ${tenantId} and item.entry_id = bank_entries.id)
      and not exists (select 1 from bank_statement_entries as one
        inner join bank_statement_entries as two on two.tenant_id = ${tenantId} and two.statement_id = one.statement_id
        where one.tenant_id = ${tenantId} and one.entry_id = other.id and two.entry_id = bank_entries.id)
    order by other.created_at limit 1)`
}

/**
 * They are one: the first goes, and what had it has the other. Not if something of it is assigned, or one statement has
 * both.
 */
export async function joinEntries(
  trx: Trx,
  scope: Within,
  { entryId, otherId }: { entryId: string; otherId: string },
): Promise<'one' | 'two' | 'assigned'> {
  const { tenantId } = scope
  const entry = await trx
    .selectFrom('bank_entries')
    .select(['account_id as accountId', 'entry_key as key'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
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
  if (assigned) return 'assigned'
  const statements = await statementsOf(trx, scope, entryId)
  const others = new Set((await statementsOf(trx, scope, otherId)).map(({ id }) => id))
  if (statements.some(({ id }) => others.has(id))) return 'two'
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
  await insertAlias(trx, scope, { ...entry, entryId: otherId, format: statements[0]?.format ?? null })
  for (const id of [...others, ...statements.map(({ id }) => id)]) await settleDoubts(trx, scope, id)
  return 'one'
}

/** They are two. */
export async function keepApart(trx: Trx, { tenantId }: Within, entryId: string): Promise<void> {
  await trx
    .updateTable('bank_entries')
    .set({ maybe_entry_id: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', entryId)
    .execute()
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
