import type { ReactNode } from 'react'
import type { FirmLook } from '~/domain/tenants/contact.server'
import { paths } from '~/paths'
import { LanguageSwitch, TranslationNote } from './language'

interface PageProps {
  firm?: string | (Pick<FirmLook, 'logoId'> & { name: string }) | undefined
  isNarrow?: boolean
  footer?: ReactNode
  children: ReactNode
}

export function Page({ firm, isNarrow = false, footer, children }: PageProps) {
  return (
    <div className={isNarrow ? 'page page-narrow' : 'page'}>
      <header className="page-header">
        <p className="page-firm">
          <FirmName {...(typeof firm === 'object' ? firm : { name: firm ?? 'Zahltag', logoId: null })} />
        </p>
        <LanguageSwitch />
      </header>
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <TranslationNote />
      {footer ? <footer className="page-footer">{footer}</footer> : null}
    </div>
  )
}

function FirmName({ name, logoId }: { name: string; logoId: string | null }) {
  if (logoId === null) return <>{name}</>
  return <img className="page-logo" src={paths.logo(logoId)} alt={name} />
}
