import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { byName } from '../lists/name-order.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { LeftOutInvoice, Proposal, Terms } from './assess'
import { isDue } from './due.server'
import { readProposals } from './proposals.server'
import { seenAs } from './seen'

const PER_PAGE = 50

type Asked = Pick<Scope, 'tenantId' | 'today'>

/** With the first of its invoices. */
export interface ListedProposal extends Proposal {
  id: string
  /** As the page shows it, with all invoices. */
  seen: string
  moreInvoices: number
}

const SHOWN = 5

/** Of thousands of invoices, a page shows the first. */
export function shortened(proposal: Proposal, shown = SHOWN): ListedProposal {
  const { invoices, customerId: id } = proposal
  const more = invoices.length - shown
  return {
    ...proposal,
    id,
    seen: seenAs(proposal),
    invoices: more > 0 ? invoices.slice(0, shown) : invoices,
    moreInvoices: Math.max(more, 0),
  }
}

/** Proposals by name of the customer; `ids` are those of `listRemindable`. */
export async function readProposalPage(
  executor: Executor,
  scope: Asked,
  { place, ids: all, terms }: { place: Place; ids: readonly string[]; terms: Terms },
): Promise<ListPage<ListedProposal>> {
  const rows = async (ids: string[]) => {
    const { proposals } = await readProposals(executor, scope, ids, terms)
    return proposals.map((proposal) => shortened(proposal))
  }
  const found = sql`select value from json_each(${JSON.stringify(all)})`
  const list = { matching: customersIn(executor, scope, found), order: byName('customers'), rows }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE, known: all.length })
}

/** With the first of its invoices. */
export interface LeftOutCustomer {
  id: string
  name: string
  leftOut: LeftOutInvoice[]
  moreInvoices: number
}

const LEFT_OUT_SHOWN = 20

export function shortenedLeftOut(all: readonly LeftOutInvoice[]): Omit<LeftOutCustomer, 'id'> {
  const leftOut = all.slice(0, LEFT_OUT_SHOWN)
  return { name: all[0]?.customerName ?? '', leftOut, moreInvoices: all.length - leftOut.length }
}

/** What is due and not proposed, by name of the customer. */
export function readLeftOutPage(
  executor: Executor,
  scope: Asked,
  { place, terms }: { place: Place; terms: Terms },
): Promise<ListPage<LeftOutCustomer>> {
  const due = sql`select customer_id from invoice_standings where ${isDue(scope)}`
  const rows = async (ids: string[]) => {
    const { leftOut } = await readProposals(executor, scope, ids, terms)
    const byCustomer = new Map(ids.map((id): [string, LeftOutInvoice[]] => [id, []]))
    for (const invoice of leftOut) byCustomer.get(invoice.customerId)?.push(invoice)
    return [...byCustomer].map(([id, own]) => ({ id, ...shortenedLeftOut(own) }))
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
