import { createContext, useContext } from 'react'
import { paths } from '~/paths'
import { useTexts } from '../language'
import { BackLink } from '../records/back-link'
import { ShownTenantContext } from './form-action'

/** The name of the firm that the office page was made for. */
export const FirmContext = createContext('')

/** From what belongs to the firm and is reached from its page: its people, its audit, the service. */
export function BackToFirm() {
  const texts = useTexts().tenants
  const tenantId = useContext(ShownTenantContext)
  const name = useContext(FirmContext)
  return tenantId === undefined ? null : (
    <BackLink to={paths.tenant(tenantId)} label={texts.backToOne(name)} />
  )
}
