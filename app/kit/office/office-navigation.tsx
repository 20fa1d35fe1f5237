import { useLocation, useMatches } from '@remix-run/react'
import type { OfficeFrame } from '~/http/office-frame.server'
import { paths } from '~/paths'
import { LanguageSwitch, useHref, useTexts } from '../language'
import { currentOf, navigationOf } from './navigation'
import { SearchBox } from './search-box'

interface PageHandle {
  belongsTo?: (data: unknown) => string | undefined
}

/** A single row if it fits, otherwise a menu. */
export function Navigation({ frame }: { frame: OfficeFrame }) {
  const texts = useTexts().office
  const href = useHref()
  const { pathname } = useLocation()
  const { handle, data } = useMatches().at(-1) ?? {}
  const place = (handle as PageHandle | undefined)?.belongsTo?.(data) ?? pathname
  const entries = navigationOf(frame).map((entry) => ({ ...entry, current: currentOf(entry, place) }))
  return (
    // Remix keeps the frame between pages: without the key the menu would stay open.
    <details className="office-bar" key={pathname}>
      <summary>{texts.menu}</summary>
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
        <SearchBox />
        <OwnMenu frame={frame} />
      </div>
    </details>
  )
}

function OwnMenu({ frame: { name, signsOutElsewhere } }: { frame: OfficeFrame }) {
  const { office: texts, keyboard } = useTexts()
  const href = useHref()
  const { pathname } = useLocation()
  const account = { path: paths.account(), label: 'account', right: 'use_office' } as const
  return (
    <details className="menu own-menu">
      <summary>
        <span aria-hidden="true">{initialsOf(name)}</span>
        <span className="visually-hidden">{texts.own(name)}</span>
      </summary>
      <nav className="menu-list" aria-label={texts.ownLabel}>
        <p className="soft small">{name}</p>
        <a href={href(account.path)} aria-current={currentOf(account, pathname)}>
          {texts.navigation.account}
        </a>
        <a href={href(paths.keyboard())}>{keyboard.title}</a>
        <LanguageSwitch />
        {signsOutElsewhere ? <a href={href(paths.signOut())}>{texts.signOut}</a> : <SignOut />}
      </nav>
    </details>
  )
}

function SignOut() {
  const texts = useTexts().office
  const href = useHref()
  return (
    <form method="post" action={href(paths.signOut())}>
      <button type="submit">{texts.signOut}</button>
    </form>
  )
}

/** `IM` of "Inga Matthießen": the first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}
