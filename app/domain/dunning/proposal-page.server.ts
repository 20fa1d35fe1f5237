import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { byName } from '../lists/name-order.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { LeftOutInvoice, Proposal } from './assess'
import { isDue } from './due.server'
import { readProposals } from './proposals.server'
import { remindable } from './remindable.server'

const PER_PAGE = 50

type Asked = Pick<Scope, 'tenantId' | 'today'>

export type ListedProposal = Proposal & { id: string }

/** Proposals by name of the customer; `count` is that of `countRemindable`. */
export async function readProposalPage(
  executor: Executor,
  scope: Asked,
  { place, count: known }: { place: Place; count: number },
): Promise<ListPage<ListedProposal>> {
  const rows = async (ids: string[]) => {
    const { proposals } = await readProposals(executor, scope, ids)
    return proposals.map((proposal) => ({ ...proposal, id: proposal.customerId }))
  }
  const list = { matching: customersIn(executor, scope, remindable(scope)), order: byName('customers'), rows }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE, known })
}

export interface LeftOutCustomer {
  id: string
  leftOut: LeftOutInvoice[]
}

/** What is due and not proposed, by name of the customer. */
export function readLeftOutPage(
  executor: Executor,
  scope: Asked,
  place: Place,
): Promise<ListPage<LeftOutCustomer>> {
  const due = sql`select customer_id from invoice_standings where ${isDue(scope)}`
  const rows = async (ids: string[]) => {
    const { leftOut } = await readProposals(executor, scope, ids)
    return ids.map((id) => ({ id, leftOut: leftOut.filter(({ customerId }) => customerId === id) }))
  }
  const list = { matching: customersIn(executor, scope, due), order: byName('customers'), rows }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

function customersIn(executor: Executor, { tenantId }: Asked, ids: RawBuilder<unknown>) {
  return executor
    .selectFrom('customers')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`id in (${ids})`)
}
