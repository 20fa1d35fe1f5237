import { account as words } from '../customers/account.en'
import type * as de from './account.de.server'

export const account: typeof de.account = {
  title: words.title,
  fileName: 'Statement-of-account',
  issuedOn: 'Date',
  period: words.period,
  periodOf: (from, to) => `${from} – ${to}`,
  text: 'This is your account with us. Invoices are added, payments and credit notes are taken off. A minus balance is your credit.',
  columns: { on: 'Date', what: 'Entry', amount: 'Amount €', balance: 'Balance €' },
  kinds: words.kinds,
  more: words.more,
  opening: words.opening,
  closing: words.closing,
  carriedOver: 'Carried over',
  openOn: (date) => `Open on ${date}`,
  nothingOpen: 'No invoice is open at present.',
  open: { number: 'Invoice', issuedOn: 'dated', dueOn: 'due on', amount: 'Open €', total: 'Total', charges: 'Interest and costs' },
  collected: 'by direct debit',
  disputed: 'being looked into',
  toTransfer: 'Please transfer',
  lessCredit: (credit) => `Your credit of ${credit} has already been deducted.`,
  credit: (credit) => `You have a credit of ${credit}.`,
  collect: (amount) => `We will collect ${amount} by direct debit. Please do not transfer that amount.`,
  clarify: (amount: string) => `We are looking into ${amount}. Please do not pay it before you hear from us.`,
  later: (amount: string) => `${amount} is to be paid later, in the agreed instalments.`,
  note: 'This statement is not an invoice and shows no VAT. Payments of the last few days may still be missing. If anything looks wrong, please tell us.',
}
