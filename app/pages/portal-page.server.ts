import { randomUUID } from 'node:crypto'
import type { LinkVisitor } from '~/auth/access'
import { NotFound } from '~/domain/errors'
import { type CustomerPortal, type PortalQuery, readCustomerPortal } from '~/domain/portals/customer.server'
import { readPortalQuery } from '~/forms/portal-query'
import { house } from '~/house.server'

export interface PortalPageData {
  token: string
  query: PortalQuery
  portal: CustomerPortal
  formKeys: { message: string; address: string; bank: string }
}

/** The portal, filtered as its address asks. */
export async function portalPageData({
  request,
  scope,
  token,
}: LinkVisitor & { request: Request }): Promise<PortalPageData> {
  const query = readPortalQuery(request)
  const portal = await readCustomerPortal(house.reader, scope, query)
  if (!portal) throw new NotFound()
  return {
    token,
    query,
    portal,
    formKeys: { message: randomUUID(), address: randomUUID(), bank: randomUUID() },
  }
}
