import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { noteRequests, type Outcome } from '../payroll-queue/requests.server'
import { type WorkOptions, workOff } from '../payroll-queue/work-off.server'
import type { MonthText } from '../values/calendar'
import { calculateOne, listToCalculate, type Words } from './calculate.server'

/**
 * Queues the calculation of a month, for the employees named or for all without a released payslip. Those that are
 * queued already keep their turn, whoever asked for them. `gone` counts those named who have nothing to do with the month.
 */
export async function requestCalculation(
  house: House,
  scope: Scope,
  { month, ids }: { month: MonthText; ids: readonly string[] | 'all' },
): Promise<{ asked: number; gone: number }> {
  const whose = await listToCalculate(house, scope, { month, ids })
  const subjects = whose.map((id) => ({ id, employeeId: id, month }))
  await writing(house, scope, (trx) =>
    noteRequests(trx, scope, { batch: { work: 'calculation', month }, subjects }),
  )
  return { asked: whose.length, gone: ids === 'all' ? 0 : new Set(ids).size - whose.length }
}

/** Calculates what `scope.actor` has requested, as `workOff` does. */
export function calculateQueued(
  house: House,
  scope: Scope,
  { words, ...options }: WorkOptions & { words: Words },
): Promise<Record<Outcome, number>> {
  return workOff(house, scope, {
    ...options,
    work: 'calculation',
    success: 'calculated',
    doOne: ({ id, month }, claim) => calculateOne(house, scope, { month, id, words, also: claim }),
  })
}
