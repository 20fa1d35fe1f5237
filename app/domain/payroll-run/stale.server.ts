import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import { type Around, assess, assessEach } from './assess.server'
import { readAround } from './month-context.server'

/** A payslip that waits, of whom and which month. */
export interface Waits {
  id: string
  employeeId: string
  month: MonthText
}

type Names = Pick<Around, 'extraNames'>

/** Whether a payslip that waits would come out otherwise today, or not at all. @throws NotFound */
export async function isStale(
  { reader, vault }: { reader: Executor; vault: Vault },
  scope: Within,
  { id, employeeId, month }: Waits,
  { extraNames }: Names,
): Promise<boolean> {
  const around = await readAround({ reader, vault }, scope, { month, extraNames })
  const { waiting } = await assess(around, employeeId)
  return waiting?.id === id && !waiting.isSame
}

/** The ids of those that are. */
export async function listStale(
  { reader, vault }: { reader: Executor; vault: Vault },
  scope: Within,
  waiting: readonly Waits[],
  { extraNames }: Names,
): Promise<string[]> {
  const stale: string[] = []
  for (const month of new Set(waiting.map((one) => one.month))) {
    const around = await readAround({ reader, vault }, scope, { month, extraNames })
    const ids = waiting.filter((one) => one.month === month).map(({ employeeId }) => employeeId)
    for (const { waiting: found } of await assessEach(around, ids))
      if (found && !found.isSame) stale.push(found.id)
  }
  return stale
}
