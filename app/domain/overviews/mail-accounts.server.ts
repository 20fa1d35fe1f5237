import type { Executor } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { InvoiceToPay, Payable, Transfer } from '../outbox/kinds'
import type { Letter } from '../outbox/letter'
import { accountToday } from '../tenants/account-today.server'

type On = Pick<Scope, 'tenantId' | 'today'>

/**
 * A mail that waited, as it goes out: an account that was closed since it was queued is not named any more, but the one of
 * today is; nor is a discount for paying by a day that is over.
 */
export async function asAskedToday(executor: Executor, on: On, letter: Letter): Promise<Letter> {
  const data = letter.data as Asking
  const { transfer, payable, invoices } = data
  const today: Asking = {}
  if (transfer) today.transfer = await transferToday(executor, on, transfer)
  if (payable) today.payable = await payableToday(executor, on, payable)
  if (invoices?.some(isToPay)) {
    today.invoices = []
    for (const one of invoices)
      today.invoices.push(
        isToPay(one) ? { ...one, payable: await payableToday(executor, on, one.payable) } : one,
      )
  }
  return { ...letter, data: { ...data, ...today } } as Letter
}

/** What a mail of any kind may ask to be transferred. */
interface Asking {
  transfer?: Transfer
  payable?: Payable
  /** Those of reminders are paid by the transfer beside them. */
  invoices?: (InvoiceToPay | object)[]
}

function isToPay(invoice: object): invoice is InvoiceToPay {
  return 'payable' in invoice
}

async function payableToday(executor: Executor, on: On, payable: Payable): Promise<Payable> {
  if (payable.way.method !== 'transfer') return payable
  const { discount, way, ...asked } = payable
  const transfer = await transferToday(executor, on, way)
  return {
    ...asked,
    way: { method: way.method, ...transfer },
    ...(discount && discount.until >= on.today && { discount }),
  }
}

async function transferToday(executor: Executor, within: Within, transfer: Transfer): Promise<Transfer> {
  const { payee: name, iban, bic } = transfer
  const today = await accountToday(executor, within, { name, iban, bic, bankName: null })
  if (!today.isMoved) return transfer
  return { ...transfer, payee: today.name, iban: today.iban, bic: today.bic, isMoved: true }
}
