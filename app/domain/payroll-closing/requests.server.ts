import type { Selectable } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor, House, Trx } from '../kernel/house'
import type { Actor, Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { type MonthText, monthOf } from '../values/calendar'
import { isClosed } from './closed.server'
import { ClosingConflict } from './conflict'

type Row = Selectable<Database['payroll_closing_requests']>

export interface WantedMonth {
  month: MonthText
  /** Of the stand that the member saw. */
  seen: string
  /** To be looked at. */
  people: number
}

export interface ClosingRequest {
  month: MonthText
  seen: string
  isChangeAccepted: boolean
  total: number
  open: number
  requestedBy: string
  outcome: Row['outcome']
  changedIds: string[]
}

interface Wanted {
  months: readonly WantedMonth[]
  isChangeAccepted: boolean
}

/**
 * Asks for months to be closed, in order; a month that is already asked for keeps its turn. @returns the number of people
 * to look at. What they saw is checked when the month is closed. @throws ClosingConflict `closing_done`, `closing_not_begun`
 */
export function requestClosing(
  house: House,
  scope: Scope,
  { months, isChangeAccepted }: Wanted,
): Promise<number> {
  if (months.some(({ month }) => month > monthOf(scope.today))) throw new ClosingConflict('closing_not_begun')
  return writing(house, scope, async (trx) => {
    let all = 0
    for (const { month, seen, people } of months) {
      if (await isClosed(trx, scope, month)) throw new ClosingConflict('closing_done')
      const known = await findRequest(trx, scope, month)
      if (known?.outcome === null) continue
      await forget(trx, scope, month)
      await trx
        .insertInto('payroll_closing_requests')
        .values({
          ...{ tenant_id: scope.tenantId, month, seen_sha256: seen, people },
          is_change_accepted: isChangeAccepted ? 1 : 0,
          requested_by: scope.actor,
          requested_at: scope.at,
          outcome: null,
          changed_json: null,
        })
        .execute()
      all += people
    }
    return all
  })
}

export async function findRequest(
  executor: Executor,
  { tenantId }: Within,
  month: MonthText,
): Promise<ClosingRequest | undefined> {
  const row = await executor
    .selectFrom('payroll_closing_requests')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row && requestOf(row)
}

/** Unsettled, in the order of months. */
export async function listOpenOf(executor: Executor, { tenantId }: Within): Promise<ClosingRequest[]> {
  const rows = await executor
    .selectFrom('payroll_closing_requests')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('outcome', 'is', null)
    .orderBy('month')
    .execute()
  return rows.map(requestOf)
}

/** Members with unsettled requests, and their tenants. */
export function listClosingAskers(executor: Executor): Promise<Pick<Actor, 'tenantId' | 'actor'>[]> {
  return executor
    .selectFrom('payroll_closing_requests')
    .select(['tenant_id as tenantId', 'requested_by as actor'])
    .where('outcome', 'is', null)
    .distinct()
    .execute()
}

export function noteProgress(
  house: House,
  scope: Scope,
  { month, checked }: { month: MonthText; checked: number },
): Promise<unknown> {
  return writing(house, scope, (trx) =>
    trx
      .updateTable('payroll_closing_requests')
      .set({ checked })
      .where('tenant_id', '=', scope.tenantId)
      .where('month', '=', month)
      .execute(),
  )
}

interface Settled {
  month: MonthText
  outcome: NonNullable<Row['outcome']>
  changedIds?: readonly string[]
}

/** What stands in the way ends the months asked for after it as well. */
export function settleClosing(
  house: House,
  scope: Scope,
  { month, outcome, changedIds = [] }: Settled,
): Promise<unknown> {
  return writing(house, scope, async (trx) => {
    await trx
      .deleteFrom('payroll_closing_requests')
      .where('tenant_id', '=', scope.tenantId)
      .where('month', '>', month)
      .where('outcome', 'is', null)
      .execute()
    await trx
      .updateTable('payroll_closing_requests')
      .set({ outcome, changed_json: JSON.stringify(changedIds) })
      .where('tenant_id', '=', scope.tenantId)
      .where('month', '=', month)
      .execute()
  })
}

export function forget(trx: Trx, { tenantId }: Within, month: MonthText): Promise<unknown> {
  return trx
    .deleteFrom('payroll_closing_requests')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .execute()
}

function requestOf(row: Row): ClosingRequest {
  return {
    month: row.month,
    seen: row.seen_sha256,
    isChangeAccepted: row.is_change_accepted === 1,
    total: row.people,
    open: row.outcome === null ? Math.max(1, row.people - row.checked) : 0,
    requestedBy: row.requested_by,
    outcome: row.outcome,
    changedIds: row.changed_json ? (JSON.parse(row.changed_json) as string[]) : [],
  }
}
