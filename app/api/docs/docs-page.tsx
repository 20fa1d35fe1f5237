import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '~/kit/language'
import { paths } from '~/paths'
import { useDocsHref } from './code-language'
import type { DocsFrame, NavLink } from './frame'
import { Prose } from './prose'

interface Props {
  frame: DocsFrame
  title: string
  /** What the page is about, below its title. */
  text?: string
  children: ReactNode
}

/** A page of the docs, with the contents at its side: on a phone, folded above. */
export function DocsPage({ frame, title, text, children }: Props) {
  const href = useDocsHref()
  const { texts } = frame
  return (
    <div className="page docs">
      <header className="page-header">
        <p className="page-firm">
          <a className="target" href={href(paths.docs())}>
            Zahltag · {texts.docs}
          </a>
        </p>
        <LanguageSwitch />
      </header>
      <div className="docs-columns">
        <details className="docs-contents-folded">
          <summary>{texts.contents}</summary>
          <Contents {...frame} />
        </details>
        <div className="docs-contents">
          <Contents {...frame} />
        </div>
        <main id="inhalt" tabIndex={-1} className="stack">
          <h1>{title}</h1>
          {text === undefined ? null : (
            <p className="docs-lead">
              <Prose text={text} />
            </p>
          )}
          {children}
        </main>
      </div>
    </div>
  )
}

/** Links to the sections of a page that has more than one. */
export function OnThisPage({
  label,
  parts,
}: {
  label: string
  parts: readonly { id: string; title: string; code?: string }[]
}) {
  if (parts.length < 2) return null
  return (
    <nav aria-label={label} className="docs-parts">
      <ul>
        {parts.map(({ id, title, code }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a> {code === undefined ? null : <code className="soft">{code}</code>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contents({ texts, pages, calls }: DocsFrame) {
  return (
    <nav aria-label={texts.contents}>
      <NavList links={pages} />
      <p className="soft small">{texts.calls}</p>
      <NavList links={calls} />
    </nav>
  )
}

function NavList({ links }: { links: NavLink[] }) {
  const to = useDocsHref()
  const { pathname } = useLocation()
  return (
    <ul>
      {links.map(({ href, title }) => (
        <li key={href}>
          <a href={to(href)} aria-current={pathname === href ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
