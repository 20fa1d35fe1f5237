import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Counted } from '../payroll-month/counted'
import { type MonthText, shiftMonth } from '../values/calendar'
import { fundStatementsOf } from './fund-statements'
import { readCountedMonth } from './read.server'
import { readStated } from './stated.server'
import { type StatementToSend, statementsToSend } from './statements-to-send'

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
