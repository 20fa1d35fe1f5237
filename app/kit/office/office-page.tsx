import type { ReactNode } from 'react'
import type { OfficeFrame } from '~/http/office-frame.server'
import { FirmContext } from './back-to-firm'
import { FirmMenu } from './firm-menu'
import { ShownTenantContext } from './form-action'
import { FormHelp } from './form-help'
import { Keyboard } from './keyboard'
import { Navigation } from './office-navigation'
import { HasSeveralFirmsContext } from './several-firms'
import { StaySignedIn } from './stay-signed-in'

interface Props {
  frame: OfficeFrame
  children: ReactNode
}

/** The frame of every page of the office: one band with the firm, the menu, the search and the account. */
export function OfficePage({ frame, children }: Props) {
  return (
    <div className="page page-office">
      <header className="page-header">
        <FirmMenu frame={frame} />
        <Navigation frame={frame} />
      </header>
      <main id="inhalt" tabIndex={-1}>
        <FormHelp />
        <Keyboard />
        <StaySignedIn />
        <ShownTenantContext.Provider value={frame.tenantId}>
          <FirmContext.Provider value={frame.firm}>
            <HasSeveralFirmsContext.Provider value={frame.tenants.length > 1}>
              {children}
            </HasSeveralFirmsContext.Provider>
          </FirmContext.Provider>
        </ShownTenantContext.Provider>
      </main>
    </div>
  )
}
