import { sql } from 'kysely'
import { findEmployees } from '../employees/find.server'
import { listName } from '../employees/list-name'
import { BY_NAME, employeesOfMonth } from '../employees/of-month.server'
import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import { payslipsIn } from '../payslips/month.server'
import { type MonthText, shiftMonth } from '../values/calendar'
import { type Reason, reasonsOf } from './change-reasons'
import { type KeptMonth, listKeptMonths, type MonthTotals } from './kept-months.server'
import { isMuchChanged } from './much-changed'

const PER_PAGE = 50

export interface ComparedMonth {
  id: string
  name: string
  number: string
  /** Undefined without a payslip of the month, or if it is only a PDF. */
  before: MonthTotals | undefined
  now: MonthTotals | undefined
  standing: 'none' | 'pdf' | 'waiting' | 'released'
  /** Empty if nothing changed, or where one of the two was not calculated here. */
  reasons: Reason[]
  isMuchChanged: boolean
}

export interface MonthComparison {
  month: MonthText
  list: ListPage<ComparedMonth>
}

/**
 * Everybody of a month, with the month before beside it, by name; `isMuchChangedOnly` leaves those whose net pay is a fifth
 * higher or lower.
 */
export async function readMonthComparison(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, place, isMuchChangedOnly }: { month: MonthText; place: Place; isMuchChangedOnly: boolean },
): Promise<MonthComparison> {
  const before = shiftMonth(month, -1)
  const [now, then] = [payslipsIn(scope, month), payslipsIn(scope, before)]
  const has = sql<boolean>`(${now.has} or ${then.has})`
  const everybody = { search: '', presence: 'all' } as const
  const all = employeesOfMonth(executor, scope, { ...now, has }, everybody).select('id')
  const reading = { executor, vault, scope }
  const keep = async (employeeIds: readonly string[]) =>
    listKeptMonths(reading, { employeeIds, from: before, to: month })
  const matching = isMuchChangedOnly
    ? all.where('id', 'in', changedMuch(await keep((await all.execute()).map(({ id }) => id)), month))
    : all
  const rows = async (ids: string[]) => {
    const people = await findEmployees(executor, scope, ids)
    const kept = await keep(ids)
    const compared: ComparedMonth[] = []
    for (const { id, number, firstName, lastName } of people) {
      await yieldToLoop()
      const of = (one: MonthText) => kept.find((each) => each.employeeId === id && each.month === one)
      const name = listName({ first_name: firstName, last_name: lastName })
      compared.push({ id, name, number, ...comparedOf(of(before), of(month)) })
    }
    return compared
  }
  const list = await readPage(
    executor,
    scope,
    { matching, order: BY_NAME, rows },
    { place, perPage: PER_PAGE },
  )
  return { month, list }
}

function comparedOf(
  old: KeptMonth | undefined,
  kept: KeptMonth | undefined,
): Omit<ComparedMonth, 'id' | 'name' | 'number'> {
  const [before, now] = [old?.totals(), kept?.totals()]
  const [then, today] = [old?.calculation(), kept?.calculation()]
  const isReadable = today !== undefined && (old === undefined || then !== undefined)
  return {
    before,
    now,
    standing: kept === undefined ? 'none' : !now ? 'pdf' : kept.isWaiting ? 'waiting' : 'released',
    reasons: isReadable ? reasonsOf(then, today) : [],
    isMuchChanged: isMuchChanged(old?.usualNetCents(), kept?.usualNetCents()),
  }
}

function changedMuch(kept: readonly KeptMonth[], month: MonthText): string[] {
  const isOld = (one: KeptMonth) => one.month < month
  return kept
    .filter((one) => !isOld(one))
    .filter((one) => {
      const old = kept.find((each) => each.employeeId === one.employeeId && isOld(each))
      return isMuchChanged(old?.usualNetCents(), one.usualNetCents())
    })
    .map(({ employeeId }) => employeeId)
}
