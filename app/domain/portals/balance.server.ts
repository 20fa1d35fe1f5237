import type { Customer } from '../customers/find.server'
import type { HowToPay } from '../invoices/issuing/how-to-pay'
import { giroCodeFor, LONGEST_REFERENCE, referenceFor } from '../invoices/payments/girocode'
import { listOwedNumbers, type OpenSums, readOpenSums } from '../invoices/payments/open-sums.server'
import type { Executor } from '../kernel/house'
import type { LinkScope } from '../kernel/scope'
import type { Payee } from '../tenants/contact.server'
import type { Cents } from '../values/money'

export interface Balance extends OpenSums {
  /** What the customer has overpaid, as far as it is taken off what is to be transferred. */
  deductedCents: Cents
  /** Null if there is nothing to transfer, or no account on file. */
  transfer: Transfer | null
}

type Transfer = Extract<HowToPay, { method: 'transfer' }>

export async function readBalance(
  executor: Executor,
  scope: LinkScope,
  { payee, customer }: { payee: Payee; customer: Pick<Customer, 'number' | 'creditCents'> },
): Promise<Balance> {
  const sums = await readOpenSums(executor, scope, scope.subjectId)
  const numbers = await listOwedNumbers(executor, scope, scope.subjectId, LONGEST_REFERENCE)
  const reference = referenceFor(numbers, customer.number)
  const askedCents = sums.owedCents - sums.laterCents
  const credit = Math.max(customer.creditCents, 0)
  const deductedCents = Math.min(credit, askedCents)
  return { ...sums, deductedCents, transfer: transferOf(payee, askedCents - deductedCents, reference) }
}

function transferOf(payee: Payee, amountCents: Cents, reference: string): Transfer | null {
  const { name, iban, bic, bankName } = payee
  if (iban === null || amountCents <= 0) return null
  const giroCode = giroCodeFor({ name, iban, amountCents, reference })
  return { method: 'transfer', amountCents, payee: name, iban, bic, bankName, reference, giroCode }
}
