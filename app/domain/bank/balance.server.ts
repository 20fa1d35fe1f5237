import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

/** The end of the last day that a statement ends with; null before the first that says a balance. */
export async function readBalance(
  executor: Executor,
  { tenantId }: Within,
  accountId: string,
): Promise<{ cents: Cents; on: DateText } | null> {
  const ends = executor
    .selectFrom('bank_statements')
    .where('bank_statements.tenant_id', '=', tenantId)
    .where('bank_statements.account_id', '=', accountId)
    .where('closing_cents', 'is not', null)
  const rows = await ends
    .select(['closing_cents as cents', 'to_on as on'])
    .select(ofItsDay({ tenantId }))
    .select((bank) =>
      bank
        .selectFrom('bank_entries')
        .select(({ fn }) => fn.sum<Cents>('amount_cents').as('cents'))
        .where('bank_entries.tenant_id', '=', tenantId)
        .where('bank_entries.account_id', '=', accountId)
        .whereRef('bank_entries.booked_on', '=', 'bank_statements.to_on')
        .as('dayCents'),
    )
    .where(
      'to_on',
      '=',
      ends.select(({ fn }) => fn.max('to_on').as('last')),
    )
    .orderBy('created_at', 'desc')
    .orderBy(sql`bank_statements.rowid`, 'desc')
    .execute()
  const said = rows.flatMap(({ cents, on, its, dayCents }) => {
    const own = JSON.parse(its ?? '{"count":0,"cents":0}') as { count: number; cents: Cents }
    return cents === null ? [] : { cents, on, dayCents: dayCents ?? 0, own }
  })
  const end = endOfDay(said)
  return end ? { cents: end.cents, on: end.on } : null
}

/** What a statement has of the day that it ends with. */
function ofItsDay({ tenantId }: Within) {
  return (bank: ExpressionBuilder<Database, 'bank_statements'>) =>
    bank
      .selectFrom('bank_statement_entries')
      .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_statement_entries.entry_id'))
      .select(
        sql<string>`json_object('count', count(*), 'cents', coalesce(sum(bank_entries.amount_cents), 0))`.as(
          'its',
        ),
      )
      .where('bank_statement_entries.tenant_id', '=', tenantId)
      .whereRef('bank_statement_entries.statement_id', '=', 'bank_statements.id')
      .whereRef('bank_entries.booked_on', '=', 'bank_statements.to_on')
      .as('its')
}

interface SaidEnd {
  cents: Cents
  /** All that is known of the day. */
  dayCents: Cents
  /** What this statement has of it. */
  own: { count: number; cents: Cents }
}

/**
 * Several statements may end with one day, each with a part of it. Takes the balance to which all entries of the day lead from
 * the beginning of one of them; if entries are missing, that of the statement with most entries.
 */
function endOfDay<One extends SaidEnd>(said: readonly One[]): One | undefined {
  const starts = new Set(said.map(({ cents, own }) => cents - own.cents))
  const byCount = [...said].sort((one, other) => other.own.count - one.own.count)
  return byCount.find(({ cents, dayCents }) => starts.has(cents - dayCents)) ?? byCount[0]
}
