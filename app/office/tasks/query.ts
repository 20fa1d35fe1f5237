import type { TaskListing, TaskOrder, TaskQuery } from '~/domain/tasks/list.server'
import { listQuery, oneOf, place, search } from '~/kit/forms/list-query'
import { paths } from '~/paths'
import type { TaskKind } from '~db/schema'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const KIND_FIELD = 'art'
export const ORDER_FIELD = 'ordnung'

/** Query values of the state; the default, open, is omitted. */
export const STATES = { meine: 'mine', erledigt: 'done' } as const
export const KINDS: Record<string, TaskKind> = {
  nachricht: 'message',
  anschrift: 'address',
  konto: 'bank',
  lastschrift: 'mandate',
  frage: 'question',
  meldung: 'delivery',
  ueberweisung: 'transfer',
  zahlungsart: 'choice',
  link: 'fresh_link',
  ruecklastschrift: 'returned',
  doppelt: 'double_debit',
  stunden: 'hours',
  unbekannt: 'unknown_hours',
  zurueck: 'transfer_back',
  ereignisse: 'event_endpoint',
}

/** Query values of the order; the default, newest first, is omitted. */
export const ORDERS: Record<string, Exclude<TaskOrder, 'newest'>> = {
  aelteste: 'oldest',
  art: 'kind',
  erledigt: 'done',
}

const query = listQuery<TaskQuery>({
  state: oneOf(STATE_FIELD, STATES, 'open' as const),
  search: search(SEARCH_FIELD),
  kind: oneOf(KIND_FIELD, KINDS, undefined),
  order: oneOf(ORDER_FIELD, ORDERS, 'newest' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readTaskQuery: (request: Request) => TaskQuery = query.read

export function tasksPath(narrowed: Partial<TaskQuery>): string {
  return paths.tasks() + query.write(narrowed)
}

export function tasksFilePath({ state, search, kind, order }: TaskListing): string {
  return paths.tasksFile() + query.write({ state, search, kind, order })
}
