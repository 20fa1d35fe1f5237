import { parseIban } from '../../iban'
import type { Verdict } from '../finding'
import { judgeLeitwegId } from '../leitweg'
import type { EInvoice, PaymentMeans } from '../model'
import type { Checked, Must } from '../must'
import { profileOf } from '../profile'
import { is, says } from '../said'

const TYPES: ReadonlySet<string> = new Set(['326', '380', '384', '389', '381', '875', '876', '877'])
const TRANSFERS: ReadonlySet<string> = new Set(['30', '58'])
const CARDS: ReadonlySet<string> = new Set(['48', '54', '55'])
const DEBITS: ReadonlySet<string> = new Set(['59'])
/** Categories of which the tax office wants to know the seller. */
const TAXED: ReadonlySet<string> = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'])
const SKONTO =
  /^#(?:SKONTO|VERZUG)#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?(?:#BASISTAGE=\d+)?#$/

/** What public buyers in Germany want besides (XRechnung 3.0), where the invoice says that it is one. */
export function xrechnungRules({ invoice, must }: Checked): void {
  if (profileOf(invoice) !== 'xrechnung') return
  const { seller, buyer, delivery } = invoice
  must('BR-DE-1', invoice.payments.length > 0)
  contactRules(invoice, must)
  must('BR-DE-3', says(seller?.address?.city))
  must('BR-DE-4', says(seller?.address?.postalCode))
  must('BR-DE-8', says(buyer?.address?.city))
  must('BR-DE-9', says(buyer?.address?.postalCode))
  if (delivery.address) {
    must('BR-DE-10', says(delivery.address.city))
    must('BR-DE-11', says(delivery.address.postalCode))
  }
  for (const { rate } of invoice.taxes) must('BR-DE-14', says(rate))
  must('BR-DE-15', says(invoice.buyerReference))
  must('BR-DE-16', isKnown(invoice))
  must('BR-DE-17', TYPES.has(invoice.typeCode?.trim() ?? '') || { value: invoice.typeCode ?? '' }, 'warning')
  must('BR-DE-18', skontoOf(invoice.terms))
  const names = invoice.attachments.map(({ file }) => file?.name).filter(is)
  must('BR-DE-22', new Set(names).size === names.length)
  must('BR-DE-26', invoice.typeCode?.trim() !== '384' || invoice.preceding.length > 0, 'warning')
  for (const means of invoice.payments) meansRules(means, invoice, must)
  must('PEPPOL-EN16931-R001', says(invoice.process))
  must('PEPPOL-EN16931-R010', says(buyer?.electronicAddress?.value))
  must('PEPPOL-EN16931-R020', says(seller?.electronicAddress?.value))
  const isDated = is(delivery.on) || is(invoice.period) || invoice.lines.every(({ period }) => is(period))
  must('BR-DE-TMP-32', isDated, 'note')
  const reference = invoice.buyerReference
  if (!says(reference)) return
  const judged = judgeLeitwegId(reference)
  must('LEITWEG-1', judged !== 'wrong-digits' || { value: reference }, 'warning')
  must('LEITWEG-2', judged !== 'other' || { value: reference }, 'note')
}

function contactRules({ seller }: EInvoice, must: Must): void {
  const contact = seller?.contact
  must('BR-DE-2', is(contact))
  if (!contact) return
  const { name, phone, email } = contact
  must('BR-DE-5', says(name))
  must('BR-DE-6', says(phone))
  must('BR-DE-7', says(email))
  if (says(phone)) must('BR-DE-27', (phone.match(/\d/g) ?? []).length >= 3 || { value: phone }, 'warning')
  if (says(email))
    must('BR-DE-28', /^[^@\s]+@(?:[^@\s.]+\.)*[^@\s.]{2,}$/.test(email) || { value: email }, 'warning')
}

function isKnown({ seller, taxRepresentative, taxes, lines }: EInvoice): boolean {
  const used = [...taxes, ...lines.map(({ tax }) => tax)].some((tax) => TAXED.has(tax?.category ?? ''))
  return !used || is(seller?.vatId) || is(seller?.taxNumber) || is(taxRepresentative)
}

/** Each line of the terms that begins as Skonto does must be one, and end with a line feed. */
function skontoOf(terms: string | undefined): Verdict {
  const wrong = terms?.split(/\r?\n/).find((line) => line.startsWith('#') && !SKONTO.test(line.trim()))
  return is(wrong) ? { value: wrong } : true
}

function meansRules(means: PaymentMeans, { mandate, creditorId }: EInvoice, must: Must): void {
  const code = means.code?.trim() ?? ''
  const isDebit = is(means.debtorIban) || is(mandate)
  if (TRANSFERS.has(code)) {
    must('BR-DE-23-a', is(means.account))
    must('BR-DE-23-b', !is(means.card) && !isDebit)
    const account = means.account?.id
    if (code === '58' && says(account))
      must('BR-DE-19', is(parseIban(account)) || { value: account }, 'warning')
  }
  if (CARDS.has(code)) {
    must('BR-DE-24-a', is(means.card))
    must('BR-DE-24-b', !is(means.account) && !isDebit)
  }
  if (!DEBITS.has(code)) return
  must('BR-DE-25-a', isDebit)
  must('BR-DE-25-b', !is(means.card) && !is(means.account))
  must('BR-DE-30', says(creditorId))
  must('BR-DE-31', says(means.debtorIban))
  if (says(means.debtorIban))
    must('BR-DE-20', is(parseIban(means.debtorIban)) || { value: means.debtorIban }, 'warning')
}
