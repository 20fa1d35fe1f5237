import type { ReactNode } from 'react'
import { LanguageSwitch } from './language'

interface PageProps {
  /** The firm's name, or the product's if absent. */
  firm?: string | undefined
  isNarrow?: boolean
  navigation?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

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
