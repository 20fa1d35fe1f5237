import { getCustomer } from '~/domain/customers/find.server'
import type { Proposal } from '~/domain/dunning/assess'
import { composeNotice } from '~/domain/dunning/compose.server'
import type { Notice } from '~/domain/dunning/notice'
import { readProposals } from '~/domain/dunning/proposals.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'

/** What a customer would be sent now; undefined if nothing. @throws NotFound */
export async function lookAt(
  scope: OfficeScope,
  customerId: string,
): Promise<{ proposal: Proposal; notice: Notice } | undefined> {
  const customer = await getCustomer(house.reader, scope, customerId)
  const { proposals } = await readProposals(house.reader, scope, customer.id)
  const [proposal] = proposals
  if (!proposal) return undefined
  const notice = await composeNotice(house.reader, scope, proposal, { isAccountEnclosed: false })
  return { proposal, notice }
}
