import { type Contact, listContacts } from '~/domain/contacts/find.server'
import type { Contract } from '~/domain/contracts/find.server'
import { listContracts } from '~/domain/contracts/of-customer.server'
import { type Customer, getWholeCustomer } from '~/domain/customers/find.server'
import type { CustomerValues } from '~/domain/customers/values.server'
import { type ListedNotice, listNoticesOf } from '~/domain/dunning/notices.server'
import { stopAsked } from '~/domain/dunning/stops.server'
import { invoicesAsked } from '~/domain/invoices/list.server'
import { type OpenSums, openSumsAsked } from '~/domain/invoices/payments/open-sums.server'
import type { House } from '~/domain/kernel/house'
import { answersTo } from '~/domain/kernel/questions.server'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { listCurrentMandates, type Mandate } from '~/domain/mandates/mandates.server'
import { readNewestThreads, type Thread } from '~/domain/messages/threads.server'
import { type ListedLink, listLinks } from '~/domain/overviews/links.server'
import { type HistoryEntry, readHistory } from '~/domain/records/past.server'
import type { Instant } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { type OfficeInvoice, readOfficeInvoices } from '../invoices/list.server'

const NEWEST = 10

export interface CustomerPage {
  customer: Customer
  values: CustomerValues
  balance: OpenSums
  /** Paid beyond the invoices. */
  creditCents: Cents
  /** The newest; `total` counts all. */
  invoices: { items: OfficeInvoice[]; total: number }
  contracts: Pick<Contract, 'id' | 'number' | 'title' | 'startsOn' | 'endsOn'>[]
  mandates: Pick<Mandate, 'id' | 'status' | 'reference' | 'signedOn' | 'ibanMasked'>[]
  contacts: Contact[]
  threads: { items: Thread[]; isMore: boolean }
  /** To the portal, contacts' links included; null for a role that may not share them. */
  links: ListedLink[] | null
  /** When `links` were read: only these are revoked. */
  seenAt: Instant
  history: HistoryEntry[]
  /** The newest reminders, and why there are none any more. */
  notices: ListedNotice[]
  stopReason: string | null
}

/** @throws NotFound */
export async function readCustomerPage(
  { reader: executor, keyring, vault }: Pick<House, 'reader' | 'keyring' | 'vault'>,
  scope: OfficeScope,
  customerId: string,
): Promise<CustomerPage> {
  const { customer, values } = await getWholeCustomer(executor, scope, customerId)
  const { count, balance, stopReason } = await answersTo(executor, {
    count: invoicesAsked(scope, customerId),
    balance: openSumsAsked(scope, customerId),
    stopReason: stopAsked(scope, customerId),
  })
  const { items, total } = await readOfficeInvoices(executor, scope, {
    ...{ customerId, place: { page: 1 }, perPage: NEWEST, known: count },
  })
  const contracts = await listContracts(executor, scope, customerId)
  const mandates = await listCurrentMandates(executor, scope, customerId)
  return {
    customer,
    values,
    balance,
    creditCents: customer.creditCents,
    invoices: { items, total },
    contracts: contracts.map(({ id, number, title, startsOn, endsOn }) => ({
      id,
      number,
      title,
      startsOn,
      endsOn,
    })),
    mandates: mandates.map(({ id, status, reference, signedOn, ibanMasked }) => ({
      id,
      status,
      reference,
      signedOn,
      ibanMasked,
    })),
    contacts: await listContacts(executor, scope, customerId),
    threads: await readNewestThreads({ reader: executor, vault }, scope, customerId),
    links: may(scope.role, 'share_invoice_links')
      ? await listLinks(executor, keyring, scope, { customerId })
      : null,
    seenAt: scope.at,
    notices: await listNoticesOf(executor, scope, { customerId }),
    stopReason,
    history: await readHistory(executor, scope, 'customer', customerId),
  }
}
