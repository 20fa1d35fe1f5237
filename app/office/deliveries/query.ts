import type { DeliveryQuery } from '~/domain/inbox/list.server'
import { EVENTS } from '~/domain/inbox/schema'
import { day, listQuery, month, oneOf, place, rowId } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export const VERDICT_FIELD = 'stand'
export const EVENT_FIELD = 'ereignis'
export const DAY_FIELD = 'tag'
export const MONTH_FIELD = 'monat'
export const EMPLOYEE_FIELD = 'mitarbeiter'

export const VERDICT_WORDS = { offen: 'kept', ueberholt: 'overtaken', abgewiesen: 'refused' } as const

const query = listQuery<DeliveryQuery>({
  verdict: oneOf(VERDICT_FIELD, VERDICT_WORDS, undefined),
  event: oneOf<string, undefined>(
    EVENT_FIELD,
    Object.fromEntries(EVENTS.map((name) => [name, name])),
    undefined,
  ),
  day: day(DAY_FIELD),
  month: month(MONTH_FIELD),
  employeeId: rowId(EMPLOYEE_FIELD),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readDeliveryQuery: (request: Request) => DeliveryQuery = query.read

export function deliveriesPath(narrowed: Partial<DeliveryQuery>): string {
  return paths.deliveries() + query.write(narrowed)
}
