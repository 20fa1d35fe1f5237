import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Counted } from '../payroll-month/counted'
import { type MonthEntry, readEntries } from '../payroll-month/entries.server'
import { openEntries } from '../payroll-month/open-entries.server'
import type { MonthText } from '../values/calendar'

export interface MonthStanding {
  month: MonthText
  /** Of a closed month nothing changes any more. */
  isClosed: boolean
  /** Released as a PDF of another program, so that nothing here knows their figures. */
  uncalculated: MonthEntry[]
}

export interface CountedMonth extends MonthStanding {
  counted: Counted[]
}

/** How a month stands, without opening a payslip. */
export async function readMonthStanding(
  executor: Executor,
  scope: Within,
  month: MonthText,
): Promise<MonthStanding> {
  const { entries, isClosed } = await readEntries(executor, scope, { month })
  const uncalculated = entries.filter(
    ({ now, before }) => !now.isCalculated || before?.isCalculated === false,
  )
  return { month, isClosed, uncalculated }
}

export async function readCountedMonth(
  executor: Executor,
  vault: Vault,
  scope: Within,
  month: MonthText,
): Promise<CountedMonth> {
  const { entries, isClosed } = await readEntries(executor, scope, { month })
  return { month, isClosed, ...(await openEntries({ executor, vault, scope }, entries)) }
}
