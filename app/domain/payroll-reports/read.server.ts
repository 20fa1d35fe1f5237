import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Counted } from '../payroll-month/counted'
import { findLastClosed, type MonthEntry, openEntries, readEntries } from '../payroll-month/entries.server'
import type { MonthText } from '../values/calendar'

export interface CountedMonth {
  month: MonthText
  /** Of a closed month nothing changes any more. */
  isClosed: boolean
  counted: Counted[]
  /** Released as a PDF of another program, so that nothing here knows their figures. */
  uncalculated: MonthEntry[]
}

export async function readCountedMonth(
  executor: Executor,
  vault: Vault,
  scope: Within,
  month: MonthText,
): Promise<CountedMonth> {
  const last = await findLastClosed(executor, scope)
  const entries = await readEntries(executor, vault, scope, month)
  return { month, isClosed: last !== null && month <= last, ...(await openEntries(entries)) }
}
