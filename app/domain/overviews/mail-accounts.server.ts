import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { InvoiceToPay, Payable, Transfer } from '../outbox/kinds'
import type { Letter } from '../outbox/letter'
import { accountToday } from '../tenants/account-today.server'

/**
 * A mail that waited, as it goes out: an account that was closed since it was queued is not named any more, but the one of
 * today is.
 */
export async function withAccountOfToday(executor: Executor, letter: Letter): Promise<Letter> {
  const data = letter.data as Asking
  const { transfer, payable, invoices } = data
  const today: Asking = {}
  if (transfer) today.transfer = await transferToday(executor, letter, transfer)
  if (payable) today.payable = await payableToday(executor, letter, payable)
  if (invoices?.some(isToPay)) {
    today.invoices = []
    for (const one of invoices)
      today.invoices.push(
        isToPay(one) ? { ...one, payable: await payableToday(executor, letter, one.payable) } : one,
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

async function payableToday(executor: Executor, within: Within, payable: Payable): Promise<Payable> {
  if (payable.way.method !== 'transfer') return payable
  const { method } = payable.way
  return { ...payable, way: { method, ...(await transferToday(executor, within, payable.way)) } }
}

async function transferToday(executor: Executor, within: Within, transfer: Transfer): Promise<Transfer> {
  const { payee: name, iban, bic } = transfer
  const today = await accountToday(executor, within, { name, iban, bic, bankName: null })
  if (!today.isMoved) return transfer
  return { ...transfer, payee: today.name, iban: today.iban, bic: today.bic, isMoved: true }
}
