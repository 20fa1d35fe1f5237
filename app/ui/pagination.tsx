import { useHref, useTexts } from './language'

interface PaginationProps {
  /** What is paged, for screen readers. */
  list: string
  page: number
  pages: number
  pathOf: (page: number) => string
}

/** Renders nothing for a single page. */
export function Pagination({ list, page, pages, pathOf }: PaginationProps) {
  const texts = useTexts().paging
  const href = useHref()
  if (pages < 2) return null
  const targets = [
    { label: texts.first, page: 1, isShown: page > 2 },
    { label: texts.previous, page: page - 1, isShown: page > 1 },
    { label: texts.next, page: page + 1, isShown: page < pages },
    { label: texts.last, page: pages, isShown: page < pages - 1 },
  ]
  return (
    <nav className="pagination screen-only" aria-label={texts.label(list)}>
      <span className="pagination-position">{texts.position(page, pages)}</span>
      {targets
        .filter((target) => target.isShown)
        .map((target) => (
          <a key={target.label} href={href(pathOf(target.page))}>
            {target.label}
          </a>
        ))}
    </nav>
  )
}
