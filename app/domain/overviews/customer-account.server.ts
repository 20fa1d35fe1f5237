import { type Customer, getCustomer } from '../customers/find.server'
import { type AccountRange, accountRange } from '../invoices/payments/account'
import { type Account, readAccount } from '../invoices/payments/account.server'
import { listOpenCharges } from '../invoices/payments/charges.server'
import type { StillOpen } from '../invoices/payments/still-open'
import { listStillOpen } from '../invoices/payments/still-open.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { isLetterPrintable } from '../link-letters/printable'
import { type Cents, sum } from '../values/money'

/** Days asked for; what is left out is the usual. */
export type AccountQuery = { [Day in keyof AccountRange]: AccountRange[Day] | undefined }

export interface CustomerAccount extends Account {
  customer: Customer
  range: AccountRange
  /** As of today, whatever the range. */
  stillOpen: StillOpen[]
  openCents: Cents
  /** Interest, lump sums and fees that are open. */
  chargesCents: Cents
  creditCents: Cents
  /** Whether it can be a paper: neither too long nor with letters that no font has. */
  mayPrint: boolean
}

/** @throws NotFound */
export async function readCustomerAccount(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerId: string,
  { from, to }: AccountQuery,
): Promise<CustomerAccount> {
  const customer = await getCustomer(executor, scope, customerId)
  const { id, creditCents } = customer
  const stillOpen = await listStillOpen(executor, scope, id)
  const oldestOpenOn = stillOpen.map(({ issuedOn }) => issuedOn).sort()[0]
  const asked = { ...(from && { from }), ...(to && { to }) }
  const range = accountRange(asked, { oldestOpenOn, today: scope.today })
  const account = await readAccount(executor, scope, id, range)
  return {
    customer,
    range,
    ...account,
    mayPrint: account.entries !== null && isLetterPrintable({ ...customer, attention: customer.contactName }),
    stillOpen,
    chargesCents: sum((await listOpenCharges(executor, scope, id)).map((charge) => charge.openCents)),
    openCents: sum(stillOpen.map(({ openCents }) => openCents)),
    creditCents,
  }
}
