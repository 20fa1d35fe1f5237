import { parseIban } from '~/domain/values/iban'
import { decimal } from '../decimals'
import { is, says } from '../elements'
import type { Severity } from '../finding'
import type { EInvoice, Party } from '../model'
import type { Checked, Must } from '../must'
import { profileOf } from '../profile'
import { isGermanRate } from './german-rates'

/** Up to here an invoice may have fewer details (§ 33 UStDV). */
const SMALL_GROSS = 250
/** Required by § 14a (5) UStG, also in another official language of the Union. */
const REVERSE_CHARGE =
  /steuerschuldnerschaft\s+des\s+leistungsempfängers|reverse[\s-]*charge|autoliquidation|inversione contabile|inversión del sujeto pasivo|btw verlegd|odwrotne obciążenie/i
/** Equivalent wording, and the code for it, leave no doubt. */
const NEARLY_REVERSE_CHARGE = /steuerschuld|vatex-eu-ae/i
/** Wording for the date of supply. */
const SUPPLY_WORDS =
  /leistungs(?:datum|zeit|tag|monat)|liefer(?:datum|tag|zeit|termin|schein)|(?:lieferung|leistung)\b[^.]*\b(?:erfolgt|erbracht|am \d)|(?:geliefert|erbracht|ausgeführt) am|delivery date|date of (?:supply|delivery)/i
/** An invoice for a payment before the supply has no date of supply yet. */
const PREPAYMENT = '386'

/** What German law requires on an invoice (§§ 14, 14a UStG), and what would prevent its payment. */
export function germanRules({ invoice, must }: Checked): void {
  const profile = profileOf(invoice)
  must('PROFILE-1', profile !== 'too-little')
  must('PROFILE-2', profile !== 'unknown' || { value: invoice.guideline ?? '' }, 'note')
  const { others = [] } = invoice
  // A PDF may contain an older format for older programs.
  must('PDF-1', others.length === 0 || { value: others.join(', ') }, 'warning')
  accountRules(invoice, must)
  const { issuedOn, dueOn } = invoice
  if (says(issuedOn) && says(dueOn)) must('DATE-1', dueOn >= issuedOn || { value: dueOn }, 'note')
  if (invoice.seller?.address?.country !== 'DE') return
  const severity: Severity = isSmall(invoice) ? 'note' : 'error'
  if (profile === 'too-little') return
  must('USTG-14-4-1A', isWhole(invoice.seller))
  must('USTG-14-4-1B', isWhole(invoice.buyer), severity)
  must('USTG-14-4-2', says(invoice.seller.vatId) || says(invoice.seller.taxNumber), severity)
  must(
    'USTG-14-4-6',
    hasDayOfSupply(invoice),
    severity === 'error' && isSaidInWords(invoice) ? 'warning' : severity,
  )
  const unusual = invoice.taxes.find(
    ({ category, rate }) => category === 'S' && !isGermanRate(decimal(rate)?.toNumber(), invoice),
  )
  must('USTG-12', !unusual || { value: `${unusual.rate ?? ''} %` }, 'warning')
  const usesReverseCharge = invoice.taxes.some(({ category }) => category === 'AE')
  const words = wordsOf(invoice)
  must(
    'USTG-14A-5',
    !usesReverseCharge || REVERSE_CHARGE.test(words),
    NEARLY_REVERSE_CHARGE.test(words) ? 'warning' : 'error',
  )
}

/** Accounts of transfers and direct debits; abroad not all are IBANs. */
function accountRules({ payments }: EInvoice, must: Must): void {
  for (const { account, debtorIban } of payments)
    for (const iban of [account?.id, debtorIban])
      if (says(iban) && /^[A-Z]{2}\s?\d{2}/.test(iban.trim()))
        must('IBAN', is(parseIban(iban)) || { value: iban })
}

function isSmall({ totals }: EInvoice): boolean {
  return decimal(totals.gross)?.abs().lte(SMALL_GROSS) ?? false
}

/** Full name and address; a PO box counts as a street. */
function isWhole(party: Party | undefined): boolean {
  const address = party?.address
  return says(party?.name) && says(address?.city) && (address?.lines.some(says) ?? false)
}

function hasDayOfSupply({ typeCode, delivery, period, lines }: EInvoice): boolean {
  if (typeCode?.trim() === PREPAYMENT || says(delivery.on) || says(period?.from) || says(period?.to))
    return true
  return lines.length > 0 && lines.every((line) => says(line.period?.from) || says(line.period?.to))
}

/** A delivery note has its own date (§ 31 (4) UStDV). */
function isSaidInWords(invoice: EInvoice): boolean {
  const texts = [wordsOf(invoice), ...invoice.lines.map(({ name, description }) => `${name} ${description}`)]
  return says(invoice.despatchAdvice) || SUPPLY_WORDS.test([...texts, invoice.terms].join(' '))
}

function wordsOf({ taxes, notes, lines }: EInvoice): string {
  const reasons = taxes.flatMap(({ reason, reasonCode }) => [reason, reasonCode])
  return [...reasons, ...notes, ...lines.map(({ note }) => note)].join(' ')
}
