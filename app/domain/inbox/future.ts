import type { Instant } from '../values/calendar'
import type { BodyFault } from './faults'
import type { Delivery } from './schema'

/** By how much the clocks of sender and receiver may differ. */
const TOLERANCE_MS = 5 * 60_000

/** A clock that is wrong by years would let nothing else count for years. Undefined if the time is none to come. */
export function fromTheFuture({ daten }: Delivery, at: Instant): BodyFault[] | undefined {
  const madeAt = 'erstellt_am' in daten ? daten.erstellt_am : undefined
  if (madeAt === undefined || Date.parse(madeAt) <= Date.parse(at) + TOLERANCE_MS) return undefined
  return [{ pointer: '/daten/erstellt_am', detail: 'must not be in the future' }]
}
