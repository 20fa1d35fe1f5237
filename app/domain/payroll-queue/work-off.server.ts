import { isBusy, isUnwritable } from '~db/failures'
import { Busy } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import { oneAtATime } from '../kernel/one-at-a-time'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { MonthText } from '../values/calendar'
import { isOpen, listOpen, type Outcome, type Subject, settle, type Work } from './requests.server'

export interface WorkOptions {
  /** Only requests of this month. */
  month?: MonthText
  isStopped: () => boolean
  /** Receives unexpected errors; the office sees whose payslip it was. */
  onError: (error: unknown) => void
}

/** Called in the transaction that does it: settles the request; false if it is no longer wanted. */
export type Claim = (trx: Trx) => Promise<boolean>

interface Doing {
  work: Work
  /** The outcome that `claim` settles. */
  success: Outcome
  /** Does one; undefined if there is nothing to do. */
  doOne: (subject: Subject, claim: Claim) => Promise<Outcome | undefined>
}

/**
 * Does what `scope.actor` has requested, oldest first, each in its own transaction, until all is settled or
 * `isStopped`; at least one is tried. Failures are recorded and the rest continues.
 */
export async function workOff(
  house: House,
  scope: Scope,
  { month: only, isStopped, onError, ...doing }: Doing & WorkOptions,
): Promise<Record<Outcome, number>> {
  const { work } = doing
  const done = noOutcomes()
  for (const subject of await listOpen(house.reader, scope, { work, month: only })) {
    await yieldToLoop()
    const { id, month } = subject
    try {
      const outcome = await oneAtATime(`${work} ${scope.tenantId} ${id} ${month}`, () =>
        settleOne(house, scope, { ...doing, subject }),
      )
      if (outcome) done[outcome] += 1
    } catch (error) {
      // The machine's fault and not the payslip's: the rest is tried again later.
      if (isUnwritable(error)) throw error
      // Another writer was busy: tried again later.
      if (!(error instanceof Busy || isBusy(error))) {
        onError(error)
        await writing(house, scope, (trx) => settle(trx, scope, { work, subject, outcome: 'failed' }))
        done.failed += 1
      }
    }
    if (isStopped()) break
  }
  return done
}

async function settleOne(
  house: House,
  scope: Scope,
  { work, success, doOne, subject }: Doing & { subject: Subject },
): Promise<Outcome | undefined> {
  const one = { work, subject }
  if (!(await isOpen(house.reader, scope, one))) return undefined
  const claim = async (trx: Trx) => {
    if (!(await isOpen(trx, scope, one))) return false
    await settle(trx, scope, { ...one, outcome: success })
    return true
  }
  const outcome = (await doOne(subject, claim)) ?? 'gone'
  if (outcome !== success) await writing(house, scope, (trx) => settle(trx, scope, { ...one, outcome }))
  return outcome
}

export function noOutcomes(): Record<Outcome, number> {
  return { calculated: 0, unchanged: 0, left: 0, released: 0, approved: 0, stale: 0, gone: 0, failed: 0 }
}
