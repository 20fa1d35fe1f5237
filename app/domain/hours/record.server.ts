import { breathe } from '../breathe'
import type { Trx } from '../house'
import type { Actor } from '../scope'
import { appendHours, type HoursToRecord } from './append.server'

/** Two milliseconds: a page that arrives meanwhile waits for several of these before it is answered. */
const AT_ONCE = 100

/**
 * Records hours of one month. A row is appended only where the newest one says something else, so sending the
 * same twice changes nothing and A → B → A is three rows. Where the employee has been paid for the month,
 * the row is an open correction and the hours that count stay as they are.
 */
export async function recordHours(
  trx: Trx,
  actor: Actor,
  { entries, ...rest }: HoursToRecord,
): Promise<void> {
  const ordered = [...entries].sort((a, b) => (a.employeeId < b.employeeId ? -1 : 1))
  for (let first = 0; first < ordered.length; first += AT_ONCE) {
    if (first > 0) await breathe()
    await appendHours(trx, actor, { ...rest, entries: ordered.slice(first, first + AT_ONCE) })
  }
}
