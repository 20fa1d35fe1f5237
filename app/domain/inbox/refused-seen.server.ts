import type { ExpressionBuilder } from 'kysely'
import type { Database, Role } from '~db/schema'
import { eventsSeenBy } from './seen'

/** That a role sees a refused delivery: without an event, it is for whoever may have to mend what sent it. */
export function isRefusedSeenBy(role: Role) {
  return (eb: ExpressionBuilder<Database, 'refused_deliveries'>) =>
    eb.or([eb('event', 'is', null), eb('event', 'in', eventsSeenBy(role))])
}
