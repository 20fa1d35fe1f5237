import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Counted } from '../payroll-month/counted'
import { type MonthText, shiftMonth } from '../values/calendar'
import { type FundStatement, fundStatementsOf } from './fund-statements'
import { type CountedMonth, readCountedMonth } from './read.server'
import { readStated } from './stated.server'
import { keyOf, type StatementToSend, statementsToSend } from './statements-to-send'

/** Statements of a month with the rest of the one before, and whether that rest may still change. */
export async function readStatements(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  month: { month: MonthText; counted: readonly Counted[] },
): Promise<{ statements: StatementToSend[]; isRestOpen: boolean }> {
  const before = shiftMonth(month.month, -1)
  const stated = await readStated(reader, vault, scope, before)
  // Last month matters only if it was written down what it told.
  const last =
    stated.size > 0 ? await readCountedMonth(reader, vault, scope, before) : { counted: [], isClosed: true }
  const statements = statementsToSend(
    {
      statements: fundStatementsOf(month.counted, month.month),
      stated: await readStated(reader, vault, scope, month.month),
    },
    { statements: fundStatementsOf(last.counted, before), stated },
  )
  return { statements, isRestOpen: !last.isClosed }
}

/**
 * Before anything of a month is released: what funds without a statement of it got last month, which they may be told again, § 23 (1)
 * sentence 3 SGB IV.
 */
export async function readAwaited(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, counted, isClosed }: CountedMonth,
  statements: readonly StatementToSend[],
): Promise<FundStatement[]> {
  if (isClosed || counted.length > 0) return []
  const before = shiftMonth(month, -1)
  const last = await readCountedMonth(reader, vault, scope, before)
  return fundStatementsOf(last.counted, before).filter(
    (one) => !statements.some((other) => keyOf(other) === keyOf(one)),
  )
}
