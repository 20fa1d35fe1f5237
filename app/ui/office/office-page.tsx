import type { ReactNode } from 'react'
import type { OfficeFrame } from '~/domain/office/frame.server'
import { Page } from '../page'
import { ShownTenantContext } from './form-action'
import { Navigation } from './office-navigation'

interface Props {
  frame: OfficeFrame
  isNarrow?: boolean
  children: ReactNode
}

/** The frame of every office page: navigation and the current firm. */
export function OfficePage({ frame, isNarrow = false, children }: Props) {
  return (
    <Page firm={frame.firm} isNarrow={isNarrow} navigation={<Navigation frame={frame} />}>
      <ShownTenantContext.Provider value={frame.tenantId}>{children}</ShownTenantContext.Provider>
    </Page>
  )
}
