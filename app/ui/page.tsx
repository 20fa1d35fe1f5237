import type { ReactNode } from 'react'
import { LanguageSwitch } from './language'

interface PageProps {
  /** Whose page it is: the firm's name, or the product's where there is no firm. */
  firm?: string | undefined
  isNarrow?: boolean
  navigation?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The frame of every page: whose it is and the language switch on top, then the content. */
export function Page({ firm, isNarrow = false, navigation, footer, children }: PageProps) {
  return (
    <div className={isNarrow ? 'page page-narrow' : 'page'}>
      <header className="page-header">
        {firm ? <p className="page-firm">{firm}</p> : null}
        <LanguageSwitch />
        {navigation}
      </header>
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      {footer ? <footer className="page-footer">{footer}</footer> : null}
    </div>
  )
}
