import { randomUUID } from 'node:crypto'
import type { LinkVisitor } from '~/auth/access'
import { giroCodeImage } from '~/documents/girocode'
import { NotFound } from '~/domain/kernel/errors'
import { type CustomerPortal, findCustomerPortal, type PortalQuery } from '~/domain/portals/customer.server'
import { house } from '~/house.server'
import { readPortalQuery } from './query'

export interface PortalPageData {
  token: string
  query: PortalQuery
  portal: CustomerPortal
  firm: CustomerPortal['firm']
  /** For everything to be transferred, as an image; null if there is nothing. */
  giroCodeImage: string | null
  formKeys: { message: string; address: string; bank: string }
}

export async function portalPage({
  request,
  scope,
  token,
}: LinkVisitor & { request: Request }): Promise<PortalPageData> {
  const query = readPortalQuery(request)
  const portal = await findCustomerPortal(house.reader, scope, query)
  if (!portal) throw new NotFound()
  const giroCode = portal.balance.transfer?.giroCode
  return {
    token,
    query,
    portal,
    firm: portal.firm,
    giroCodeImage: giroCode ? giroCodeImage(giroCode) : null,
    formKeys: { message: randomUUID(), address: randomUUID(), bank: randomUUID() },
  }
}
