import type { ReactNode } from 'react'
import type { OfficeFrame } from '~/http/office-frame.server'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { Page } from '../page'
import { FirmContext } from './back-to-firm'
import { ShownTenantContext } from './form-action'
import { FormHelp } from './form-help'
import { Navigation } from './office-navigation'
import { SearchBox } from './search-box'
import { HasSeveralFirmsContext } from './several-firms'
import { StaySignedIn } from './stay-signed-in'

interface Props {
  frame: OfficeFrame
  isNarrow?: boolean
  children: ReactNode
}

export function OfficePage({ frame, isNarrow = false, children }: Props) {
  const hasSeveral = frame.tenants.length > 1
  return (
    <Page
      firm={frame.firm}
      isNarrow={isNarrow}
      besideFirm={
        <>
          {hasSeveral ? <TenantSwitch frame={frame} /> : null}
          <SearchBox />
        </>
      }
      navigation={<Navigation frame={frame} />}
    >
      <FormHelp />
      <StaySignedIn />
      <ShownTenantContext.Provider value={frame.tenantId}>
        <FirmContext.Provider value={frame.firm}>
          <HasSeveralFirmsContext.Provider value={hasSeveral}>{children}</HasSeveralFirmsContext.Provider>
        </FirmContext.Provider>
      </ShownTenantContext.Provider>
    </Page>
  )
}

function TenantSwitch({ frame }: { frame: OfficeFrame }) {
  const texts = useTexts().office
  const href = useHref()
  return (
    <form className="office-switch" method="post" action={href(paths.tenantSwitch())}>
      <label className="visually-hidden" htmlFor="mandant">
        {texts.switchLabel}
      </label>
      <select className="input" id="mandant" name="tenant" defaultValue={frame.tenantId}>
        {frame.tenants.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-quiet">
        {texts.switchButton}
      </button>
    </form>
  )
}
