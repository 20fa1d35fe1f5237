import { useLocation, useMatches } from '@remix-run/react'
import type { OfficeFrame } from '~/http/office-frame.server'
import { useHref, useTexts } from '../language'
import { currentOf, navigationOf } from './navigation'
import { OwnNavigation } from './own-navigation'

/** What a route says of the page that it belongs to. */
interface PageHandle {
  belongsTo?: (data: unknown) => string | undefined
}

/** One line: entries side by side where they fit, else a menu. */
export function Navigation({ frame }: { frame: OfficeFrame }) {
  const texts = useTexts().office
  const href = useHref()
  const { pathname } = useLocation()
  const { handle, data } = useMatches().at(-1) ?? {}
  const place = (handle as PageHandle | undefined)?.belongsTo?.(data) ?? pathname
  const entries = navigationOf(frame).map((entry) => ({ ...entry, current: currentOf(entry, place) }))
  const current = entries.find((entry) => entry.current)
  return (
    // Remix keeps the frame from page to page: without the key the menu would stay open.
    <details className="office-bar" key={pathname}>
      <summary>
        {texts.menu}
        <span className="soft">{current ? texts.navigation[current.label] : null}</span>
      </summary>
      <div className="office-bar-content">
        <nav aria-label={texts.navigationLabel}>
          <ul>
            {entries.map(({ path, label, current }) => (
              <li key={path}>
                <a href={href(path)} aria-current={current}>
                  {texts.navigation[label]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <OwnNavigation signsOutElsewhere={frame.signsOutElsewhere} />
      </div>
    </details>
  )
}
