import type { Place } from '~/domain/lists/paging'
import { listQuery, oneOf, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export type View = 'proposed' | 'leftOut'

const VIEWS = { zurueckgestellt: 'leftOut' } as const
const PLACE = place({ page: 'seite', after: 'nach', before: 'vor' })

export interface DunningQuery {
  view: View
  place: Place
}

const query = listQuery<DunningQuery>({ view: oneOf('ansicht', VIEWS, 'proposed' as const), place: PLACE })
const sent = listQuery<{ place: Place }>({ place: PLACE })

export const readDunningQuery: (request: Request) => DunningQuery = query.read
export const readSentQuery: (request: Request) => { place: Place } = sent.read

export function dunningPath(shown: Partial<DunningQuery>): string {
  return paths.dunning() + query.write(shown)
}

export function noticesPath(shown: { place: Place }): string {
  return paths.dunningNotices() + sent.write(shown)
}
