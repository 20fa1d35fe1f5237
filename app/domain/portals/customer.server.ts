import { findContact } from '../contacts/find.server'
import { upcomingInvoices } from '../contracts/billing'
import type { Contract } from '../contracts/find.server'
import { type ContractEnd, earliestEnd } from '../contracts/notice'
import { listContracts } from '../contracts/of-customer.server'
import { findCustomer } from '../customers/find.server'
import { totalsOf } from '../invoices/issuing/totals'
import { type InvoiceListItem, type InvoicesOfCustomer, listInvoicesOf } from '../invoices/list.server'
import type { InvoiceFilter } from '../invoices/payments/state'
import type { Executor } from '../kernel/house'
import type { LinkScope } from '../kernel/scope'
import type { Place } from '../lists/paging'
import { listCurrentMandates, type Mandate } from '../mandates/mandates.server'
import { contactOf, readPayee, type TenantContact } from '../tenants/contact.server'
import type { DateText } from '../values/calendar'
import type { Cents, DecimalText } from '../values/money'
import { type Balance, readBalance } from './balance.server'

const PER_PAGE = 25

export interface PortalQuery {
  year?: number | undefined
  state: Exclude<InvoiceFilter, 'draft'>
  place: Place
}

export type PortalInvoice = Pick<
  InvoiceListItem,
  'id' | 'number' | 'document' | 'issuedOn' | 'grossCents' | 'openCents' | 'status'
>

/** A contract as the customer sees it; the price is for one interval, VAT included. */
export interface PortalContract {
  number: string
  title: string
  lines: { description: string; quantity: DecimalText; unit: string }[]
  grossCents: Cents
  taxCents: Cents
  intervalMonths: Contract['intervalMonths']
  intervalWeeks: Contract['intervalWeeks']
  nextInvoiceOn: DateText | null
  end: ContractEnd
}

export interface CustomerPortal {
  firm: TenantContact
  customer: { name: string; number: string }
  /** Name of the contact whose link it is. */
  visitor: string | null
  balance: Balance
  invoices: Omit<InvoicesOfCustomer, 'items'> & { items: PortalInvoice[] }
  /** Active mandates, and those waiting for the office. */
  mandates: Pick<Mandate, 'reference' | 'signedOn' | 'type' | 'status' | 'ibanMasked'>[]
  contracts: PortalContract[]
}

export async function findCustomerPortal(
  executor: Executor,
  scope: LinkScope,
  query: PortalQuery,
): Promise<CustomerPortal | undefined> {
  const customer = await findCustomer(executor, scope, scope.subjectId)
  if (!customer) return undefined
  const mandates = await listCurrentMandates(executor, scope, customer.id)
  const payee = await readPayee(executor, scope.tenantId)
  const contracts = await listContracts(executor, scope, customer.id)
  return {
    firm: contactOf(payee),
    customer: { name: customer.name, number: customer.number },
    visitor: (scope.contactId && (await findContact(executor, scope, scope.contactId))?.name) || null,
    balance: await readBalance(executor, scope, { payee, customer }),
    invoices: await readInvoices(executor, scope, query),
    mandates: mandates.map(({ reference, signedOn, type, status, ibanMasked }) => ({
      reference,
      signedOn,
      type,
      status,
      ibanMasked,
    })),
    contracts: contracts
      .filter(({ isArchived }) => !isArchived)
      .map((contract) => asPortalContract(contract, scope.today)),
  }
}

async function readInvoices(
  executor: Executor,
  scope: LinkScope,
  query: PortalQuery,
): Promise<CustomerPortal['invoices']> {
  const { items, ...list } = await listInvoicesOf(executor, scope, scope.subjectId, {
    ...query,
    perPage: PER_PAGE,
  })
  return {
    ...list,
    items: items.map(({ id, number, document, issuedOn, grossCents, openCents, status }) => ({
      id,
      number,
      document,
      issuedOn,
      grossCents,
      openCents,
      status,
    })),
  }
}

function asPortalContract(contract: Contract, today: DateText): PortalContract {
  const { totalCents: grossCents, taxCents } = totalsOf(contract.lines)
  return {
    number: contract.number,
    title: contract.title,
    lines: contract.lines.map(({ description, quantity, unit }) => ({ description, quantity, unit })),
    grossCents,
    taxCents,
    intervalMonths: contract.intervalMonths,
    intervalWeeks: contract.intervalWeeks,
    nextInvoiceOn: upcomingInvoices(contract, 1)[0]?.on ?? null,
    end: earliestEnd(contract, today),
  }
}
