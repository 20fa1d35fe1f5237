import type { Place } from '~/domain/lists/paging'
import { listQuery, oneOf, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export type View = 'proposed' | 'leftOut'

const VIEW_FIELD = 'ansicht'
const VIEWS = { zurueckgestellt: 'leftOut' } as const

const view = listQuery<{ view: View }>({ view: oneOf(VIEW_FIELD, VIEWS, 'proposed' as const) })
const sent = listQuery<{ place: Place }>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readView: (request: Request) => { view: View } = view.read
export const readSentQuery: (request: Request) => { place: Place } = sent.read

export function dunningPath(shown: { view: View }): string {
  return paths.dunning() + view.write(shown)
}

export function noticesPath(shown: { place: Place }): string {
  return paths.dunningNotices() + sent.write(shown)
}
