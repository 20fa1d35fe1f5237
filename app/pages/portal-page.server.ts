import { randomUUID } from 'node:crypto'
import type { LinkVisitor } from '~/auth/access'
import { reader } from '~/db.server'
import { NotFound } from '~/domain/errors'
import { type CustomerPortal, type PortalQuery, readCustomerPortal } from '~/domain/portals/customer.server'
import { readPortalQuery } from '~/forms/portal-query'

/** What the customer portal is made from. */
export interface PortalPageData {
  token: string
  query: PortalQuery
  portal: CustomerPortal
  formKeys: { message: string; address: string; bank: string }
}

/** The portal as its address asks for it. */
export async function portalPageData({
  request,
  scope,
  token,
}: LinkVisitor & { request: Request }): Promise<PortalPageData> {
  const query = readPortalQuery(new URL(request.url).searchParams)
  const portal = await readCustomerPortal(reader, scope, query)
  if (!portal) throw new NotFound()
  return {
    token,
    query,
    portal,
    formKeys: { message: randomUUID(), address: randomUUID(), bank: randomUUID() },
  }
}
