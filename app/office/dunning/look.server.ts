import { getCustomer } from '~/domain/customers/find.server'
import type { LeftOutInvoice, Proposal, Way } from '~/domain/dunning/assess'
import { composeNotice } from '~/domain/dunning/compose.server'
import type { Notice } from '~/domain/dunning/notice'
import { readProposals } from '~/domain/dunning/proposals.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'

interface Looked {
  customer: { id: string; name: string }
  /** Null if there is nothing to send. */
  sending: { proposal: Proposal; notice: Notice } | null
  leftOut: LeftOutInvoice[]
}

/** What a customer would be sent now, and what is left out. @throws NotFound */
export async function lookAt(scope: OfficeScope, customerId: string, way: Way): Promise<Looked> {
  const { id, name } = await getCustomer(house.reader, scope, customerId)
  const customer = { id, name }
  const { proposals, leftOut } = await readProposals(house.reader, scope, [id])
  const [proposal] = proposals
  if (!proposal) return { customer, sending: null, leftOut }
  const notice = await composeNotice(house.reader, scope, proposal, { way, isAccountEnclosed: false })
  return { customer, sending: { proposal, notice }, leftOut }
}
