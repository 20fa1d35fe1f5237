import { parseIban } from '~/domain/values/iban'
import { is, says } from '../elements'
import type { RuleResult } from '../finding'
import { judgeLeitwegId } from '../leitweg'
import type { Address, EInvoice, PaymentMeans } from '../model'
import type { Checked, Must } from '../must'
import { profileOf } from '../profile'

const TYPES: ReadonlySet<string> = new Set(['326', '380', '384', '389', '381', '875', '876', '877'])
const TRANSFERS: ReadonlySet<string> = new Set(['30', '58'])
const CARDS: ReadonlySet<string> = new Set(['48', '54', '55'])
const DEBITS: ReadonlySet<string> = new Set(['59'])
const TAX_REGISTRATION_REQUIRED: ReadonlySet<string> = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'])
const SKONTO = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/
const GUIDELINE = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
const GUIDELINES: ReadonlySet<string> = new Set([
  GUIDELINE,
  `${GUIDELINE}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  `${GUIDELINE}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
])

/** What German public buyers require in addition (XRechnung 3.0), if the invoice claims to be one. */
export function xrechnungRules({ invoice, must }: Checked): void {
  if (profileOf(invoice) !== 'xrechnung') return
  const { seller, buyer, delivery } = invoice
  must('BR-DE-1', invoice.payments.length > 0)
  contactRules(invoice, must)
  placeRules(seller?.address, ['BR-DE-3', 'BR-DE-4'], must)
  placeRules(buyer?.address, ['BR-DE-8', 'BR-DE-9'], must)
  placeRules(delivery.address, ['BR-DE-10', 'BR-DE-11'], must)
  for (const { rate } of invoice.taxes) must('BR-DE-14', says(rate))
  must('BR-DE-15', says(invoice.buyerReference))
  must('BR-DE-16', isKnown(invoice))
  must('BR-DE-17', TYPES.has(invoice.typeCode?.trim() ?? '') || { value: invoice.typeCode ?? '' }, 'warning')
  must('BR-DE-18', skontoOf(invoice.terms))
  const names = invoice.attachments.map(({ file }) => file?.name).filter(is)
  must(
    'BR-DE-21',
    GUIDELINES.has(invoice.guideline?.trim() ?? '') || { value: invoice.guideline ?? '' },
    'warning',
  )
  must('BR-DE-22', new Set(names).size === names.length)
  must('BR-DE-26', invoice.typeCode?.trim() !== '384' || invoice.preceding.length > 0, 'warning')
  for (const means of invoice.payments) meansRules(means, invoice, must)
  must('PEPPOL-EN16931-R001', is(invoice.process))
  if (buyer) must('PEPPOL-EN16931-R010', is(buyer.electronicAddress))
  if (seller) must('PEPPOL-EN16931-R020', is(seller.electronicAddress))
  const isDated = is(delivery.on) || is(invoice.period) || invoice.lines.every(({ period }) => is(period))
  must('BR-DE-TMP-32', isDated, 'note')
  const reference = invoice.buyerReference
  if (!says(reference)) return
  const judged = judgeLeitwegId(reference)
  must('LEITWEG-1', judged !== 'wrong-digits' || { value: reference }, 'warning')
  must('LEITWEG-2', judged !== 'other' || { value: reference }, 'note')
}

/** A missing address is reported by other rules. */
function placeRules(address: Address | undefined, [city, code]: [string, string], must: Must): void {
  if (!address) return
  must(city, says(address.city))
  must(code, says(address.postalCode))
}

function contactRules({ seller }: EInvoice, must: Must): void {
  if (!seller) return
  const { contact } = seller
  must('BR-DE-2', is(contact))
  if (!contact) return
  const { name, phone, email } = contact
  must('BR-DE-5', says(name))
  must('BR-DE-6', says(phone))
  must('BR-DE-7', says(email))
  if (says(phone)) must('BR-DE-27', (phone.match(/\d/g) ?? []).length >= 3 || { value: phone }, 'warning')
  if (says(email))
    must('BR-DE-28', /^[^@\s]+@(?:[^@\s.]+\.)+[^@\s.]+$/.test(email) || { value: email }, 'warning')
}

function isKnown({ seller, taxRepresentative, taxes, lines }: EInvoice): boolean {
  const used = [...taxes, ...lines.map(({ tax }) => tax)].some((tax) =>
    TAX_REGISTRATION_REQUIRED.has(tax?.category ?? ''),
  )
  return !used || says(seller?.vatId) || says(seller?.taxNumber) || is(taxRepresentative)
}

/** Each line of the terms that starts like a Skonto line must be one, and end with a line feed. */
function skontoOf(terms = ''): RuleResult {
  const lines = terms
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line.startsWith('#'))
  const wrong = lines.find((line) => !SKONTO.test(line))
  if (is(wrong)) return { value: wrong }
  return lines.length === 0 || /^\s*\n/.test(terms.split(/#.+#/).at(-1) ?? '')
}

function meansRules(means: PaymentMeans, invoice: EInvoice, must: Must): void {
  const { syntax, mandate, creditorId } = invoice
  const code = means.code?.trim() ?? ''
  // In UBL the creditor ID belongs to the seller, whether or not there is a debit.
  const isDebit = is(means.debtorIban) || is(mandate) || (syntax === 'CII' && is(creditorId))
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
  if (isDebit) {
    must('BR-DE-30', says(creditorId))
    must('BR-DE-31', says(means.debtorIban))
  }
  if (!DEBITS.has(code)) return
  must('BR-DE-25-a', isDebit)
  must('BR-DE-25-b', !is(means.card) && !is(means.account) && !means.hasBank)
  if (says(means.debtorIban))
    must('BR-DE-20', is(parseIban(means.debtorIban)) || { value: means.debtorIban }, 'warning')
}
