import type { DeliveryQuery, DeliveryState } from '~/domain/events/deliveries.server'
import { EVENT_TYPES } from '~/domain/events/types'
import { listQuery, oneOf, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export const TYPE_FIELD = 'ereignis'
export const STATE_FIELD = 'stand'

/** Query values of the state; all of them if it is left out. */
export const STATES: Record<string, DeliveryState> = {
  wartet: 'waiting',
  angekommen: 'sent',
  gescheitert: 'failed',
  ausgelassen: 'dropped',
}

const query = listQuery<DeliveryQuery>({
  type: oneOf(TYPE_FIELD, Object.fromEntries(EVENT_TYPES.map((type) => [type, type])), undefined),
  state: oneOf(STATE_FIELD, STATES, undefined),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readDeliveryQuery: (request: Request) => DeliveryQuery = query.read

export function deliveriesPath(firmId: string, endpointId: string, narrowed: Partial<DeliveryQuery>): string {
  return paths.eventEndpoint(firmId, endpointId) + query.write(narrowed)
}
