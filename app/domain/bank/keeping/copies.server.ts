import { sql } from 'kysely'
import type { Trx } from '../../kernel/house'
import type { Within } from '../../kernel/scope'
import type { KeyedStatement } from '../statement'
import { isCounted } from './family'

export interface Held {
  accountId: string
  contentsKey: string
  statement: Pick<KeyedStatement, 'family' | 'sequence' | 'entries'>
}

/** The ids of those of an account that hold what this one does, the first first: number, balances, and entries in their order. */
export async function listCopies(
  trx: Trx,
  { tenantId }: Within,
  { accountId, contentsKey, statement: { family, entries } }: Held,
): Promise<string[]> {
  if (entries.length === 0) return []
  const rows = await trx
    .selectFrom('bank_statements')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('contents_key', '=', contentsKey)
    .where('format', '=', family)
    .orderBy(sql`rowid`)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Whether the bank's number says that it is the copy, and no later part of a day that looks alike: it has one, and gave it to
 * nothing else of these days: not even in the same file, since its pages are counted too.
 */
export async function isNumbered(
  trx: Trx,
  { tenantId }: Within,
  { accountId, contentsKey, statement: { family, sequence, entries } }: Held,
): Promise<boolean> {
  if (sequence === null || !isCounted({ family, sequence })) return false
  const days = entries.map(({ bookedOn }) => bookedOn).sort()
  const other = await trx
    .selectFrom('bank_statements')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('format', '=', family)
    .where('sequence', '=', sequence)
    .where('last_on', '>=', days[0] ?? '')
    .where('first_on', '<=', days.at(-1) ?? '')
    // One of an earlier release does not say what it holds.
    .where(({ eb, or }) => or([eb('contents_key', 'is', null), eb('contents_key', '<>', contentsKey)]))
    .executeTakeFirst()
  return other === undefined
}

/** The entries of a statement in its order. */
export async function entriesOf(trx: Trx, { tenantId }: Within, statementId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('bank_statement_entries')
    .select('entry_id')
    .where('tenant_id', '=', tenantId)
    .where('statement_id', '=', statementId)
    .orderBy('position')
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}
