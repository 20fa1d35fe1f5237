import { isBusy, isUnwritable } from '~db/failures'
import { Busy } from '../kernel/errors'
import type { House } from '../kernel/house'
import { oneAtATime } from '../kernel/one-at-a-time'
import type { Scope } from '../kernel/scope'
import { assessEach } from '../payroll-run/assess.server'
import { type MonthContext, readMonthContext } from '../payroll-run/month-context.server'
import { closeMonth } from './close.server'
import { isClosed } from './closed.server'
import { ClosingConflict } from './conflict'
import {
  type ClosingRequest,
  findRequest,
  forget,
  listOpenOf,
  noteProgress,
  settleClosing,
} from './requests.server'
import { readStand } from './stand.server'

/** So many people are looked at between two notes of how far it has come. */
const AT_ONCE = 20

export interface ClosingOptions {
  words: Pick<MonthContext, 'extraNames'>
  isStopped: () => boolean
  /** Receives unexpected errors. */
  onError: (error: unknown) => void
}

/**
 * Closes the months that `scope.actor` has asked for, in order. Each is looked at first: a payslip that would come out
 * differently today needs a decision. Stops at the first month that something stands in the way of.
 * @returns how many were closed
 */
export async function closeRequested(house: House, scope: Scope, options: ClosingOptions): Promise<number> {
  let closed = 0
  for (const { month, requestedBy } of await listOpenOf(house.reader, scope)) {
    if (options.isStopped() || requestedBy !== scope.actor) break
    const isDone = await oneAtATime(`closing ${scope.tenantId}`, () => tryOne(house, scope, month, options))
    if (!isDone) break
    closed += 1
  }
  return closed
}

async function tryOne(house: House, scope: Scope, month: string, options: ClosingOptions): Promise<boolean> {
  const request = await findRequest(house.reader, scope, month)
  if (request?.outcome !== null) return isClosed(house.reader, scope, month)
  try {
    return await closeOne(house, scope, { ...options, request })
  } catch (error) {
    if (isUnwritable(error)) throw error
    // Another writer was busy: tried again later.
    if (error instanceof Busy || isBusy(error)) return false
    if (error instanceof ClosingConflict) return settle(house, scope, month, error)
    options.onError(error)
    await settleClosing(house, scope, { month, outcome: 'failed' })
    return false
  }
}

async function settle(
  house: House,
  scope: Scope,
  month: string,
  { code }: ClosingConflict,
): Promise<boolean> {
  await settleClosing(house, scope, { month, outcome: code === 'closing_unready' ? 'unready' : 'meanwhile' })
  return false
}

async function closeOne(
  house: House,
  scope: Scope,
  { request, words, isStopped }: ClosingOptions & { request: ClosingRequest },
): Promise<boolean> {
  const { month, seen } = request
  const changedIds = await listChanged(house, scope, { request, words, isStopped })
  if (changedIds === undefined) return false
  if (changedIds.length > 0 && !request.isChangeAccepted) {
    await settleClosing(house, scope, { month, outcome: 'changed', changedIds })
    return false
  }
  await closeMonth(house, scope, { month, seen, changed: changedIds.length }, (trx) =>
    forget(trx, scope, month),
  )
  return true
}

/** Employees whose released payslip would come out differently today; undefined if stopped. */
async function listChanged(
  house: House,
  scope: Scope,
  { request: { month }, words, isStopped }: Omit<ClosingOptions, 'onError'> & { request: ClosingRequest },
): Promise<string[] | undefined> {
  const { people } = await readStand(house.reader, house.vault, scope, { month })
  const ids = people.flatMap(({ id, slip }) => (slip?.isCalculated ? [id] : []))
  const context = await readMonthContext(house, scope, { month, extraNames: words.extraNames })
  const changed: string[] = []
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    if (isStopped()) return undefined
    for (const { employee, released } of await assessEach(context, ids.slice(first, first + AT_ONCE)))
      if (released?.change === 'pay') changed.push(employee.id)
    if (ids.length > AT_ONCE) await noteProgress(house, scope, { month, checked: first + AT_ONCE })
  }
  return changed
}
