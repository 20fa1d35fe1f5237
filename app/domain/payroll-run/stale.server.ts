import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import { assess } from './assess.server'
import type { MonthContext } from './month-context.server'
import { readMonthContext } from './month-context.server'

export interface Waits {
  id: string
  employeeId: string
  month: MonthText
}

type Names = Pick<MonthContext, 'extraNames'>

/** Whether a waiting payslip would come out differently today, or not at all. @throws NotFound */
export async function isStale(
  { reader, vault }: { reader: Executor; vault: Vault },
  scope: Within,
  { id, employeeId, month }: Waits,
  { extraNames }: Names,
): Promise<boolean> {
  const context = await readMonthContext({ reader, vault }, scope, { month, extraNames })
  const { waiting } = await assess(context, employeeId)
  return waiting?.id === id && !waiting.isSame
}
