import { createContext, useContext } from 'react'
import { paths } from '~/paths'
import { useTexts } from '../language'
import { BackLink } from '../records/back-link'
import { ShownTenantContext } from './form-action'

export const FirmContext = createContext('')

/** Link to the firm's page, from the pages below it: members, audit, service. */
export function BackToFirm() {
  const texts = useTexts().tenants
  const tenantId = useContext(ShownTenantContext)
  const name = useContext(FirmContext)
  return tenantId === undefined ? null : (
    <BackLink to={paths.tenant(tenantId)} label={texts.backToOne(name)} />
  )
}
