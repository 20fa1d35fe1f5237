import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { type Assessment, assess } from '../payroll-run/assess.server'
import { type MonthContext, readMonthContext } from '../payroll-run/month-context.server'
import { findWaiting } from '../payslips/waiting.server'
import type { MonthText } from '../values/calendar'
import { type Amounts, lineAmounts } from './amounts'
import { type ComparedRow, chosenAmounts, compareSlips } from './compare'
import { findTheirs, type Theirs } from './find-theirs.server'
import { readAmounts } from './read-amounts'

export interface SlipComparison {
  employee: Assessment['employee']
  month: MonthText
  /** `nothing`: the payroll office sent none; `uncalculated`: we cannot calculate the month; `unread`: its PDF says nothing. */
  state: 'compared' | 'nothing' | 'uncalculated' | 'unread'
  /** `lines` came one by one, `pdf` was read from its pages. */
  source: 'lines' | 'pdf' | undefined
  isWaiting: boolean
  rows: ComparedRow[]
}

interface Of extends Pick<MonthContext, 'extraNames'> {
  employeeId: string
  month: MonthText
}

/**
 * The payroll office's payslip of a month beside our calculation of it: the one that waits, else as it would come out today.
 * @throws NotFound
 */
export async function readSlipComparison(house: House, scope: Scope, of: Of): Promise<SlipComparison> {
  const { month } = of
  const context = await readMonthContext(house, scope, of)
  const { employee, calculation } = await assess(context, of.employeeId)
  const waiting = await findWaiting(house.reader, house.vault, scope, { employeeId: employee.id, month })
  const ours = waiting?.content.calculation ?? calculation
  const theirs = await findTheirs(house, scope, { employeeId: employee.id, month })
  const shown = { employee, month, rows: [], isWaiting: theirs?.isWaiting ?? false, source: sourceOf(theirs) }
  if (!theirs) return { ...shown, state: 'nothing' }
  if (!ours) return { ...shown, state: 'uncalculated' }
  const amounts = await amountsOf(house, theirs, (candidates) => chosenAmounts(candidates, ours))
  if (Object.keys(amounts).length === 0) return { ...shown, state: 'unread' }
  return { ...shown, state: 'compared', rows: compareSlips(amounts, ours, context.figures) }
}

function sourceOf(theirs: Theirs | undefined): SlipComparison['source'] {
  return theirs && ('lines' in theirs.content ? 'lines' : 'pdf')
}

async function amountsOf(
  { readSlip }: Pick<House, 'readSlip'>,
  { content }: Theirs,
  choose: (read: ReturnType<typeof readAmounts>) => Amounts,
): Promise<Amounts> {
  if ('lines' in content) return lineAmounts(content.lines)
  return choose(readAmounts((await readSlip(content.pdf)).pages))
}
