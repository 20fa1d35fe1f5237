import type { Paged, Place } from '~/domain/lists/paging'
import { useHref, useTexts } from './language'

interface PaginationProps {
  list: string
  shown: Omit<Paged<unknown>, 'items' | 'total'>
  pathOf: (place: Place) => string
}

export function Pagination({ list, shown, pathOf }: PaginationProps) {
  const texts = useTexts().paging
  const href = useHref()
  const { page, pages, previous, next } = shown
  if (previous === null && next === null) return null
  const targets: { label: string; place: Place | false }[] = [
    { label: texts.first, place: page > 2 && { page: 1 } },
    { label: texts.previous, place: previous !== null && { page: Math.max(1, page - 1), before: previous } },
    { label: texts.next, place: next !== null && { page: page + 1, after: next } },
    { label: texts.last, place: pages !== null && page < pages - 1 && { page: pages } },
  ]
  return (
    <nav className="pagination screen-only" aria-label={texts.label(list)}>
      <span className="soft">{texts.position(page, pages)}</span>
      {targets.map(({ label, place }) =>
        place ? (
          <a className="target" key={label} href={href(pathOf(place))}>
            {label}
          </a>
        ) : null,
      )}
    </nav>
  )
}
