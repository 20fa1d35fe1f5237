import { isUnitCode } from '~/domain/invoices/drafts/unit-codes'
import {
  ADDRESS_SCHEMES,
  ALLOWANCE_REASONS,
  CATEGORIES,
  CHARGE_REASONS,
  COUNTRIES,
  CURRENCIES,
  DOCUMENT_TYPES,
  EXEMPTIONS,
  IDENTIFIER_SCHEMES,
  PAYMENT_MEANS,
} from '../code-lists'
import { CLASSIFICATIONS, NOTE_SUBJECTS, REFERENCE_TYPES, UBL_TYPES } from '../code-lists-references'
import { is, listed } from '../elements'
import type { RuleResult, Severity } from '../finding'
import type { Adjustment, EInvoice, Line } from '../model'
import type { Checked, Must } from '../must'
import { isCvd, isExtension, profileOf } from '../profile'

/** When tax becomes due; each syntax has its own list. */
const TAX_POINTS = { CII: new Set(['5', '29', '72']), UBL: new Set(['3', '35', '432']) }
const MEDIA_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
])
/** From XRechnung's extension: health apps (DiGA), and XML as an attachment. */
const EXTENSION_CODES: ReadonlySet<string> = new Set(['XR01', 'XR02', 'XR03', 'application/xml'])
const CLEAN_VEHICLE_CODES: ReadonlySet<string> = new Set(['CVD'])
const NOTHING: ReadonlySet<string> = new Set()
const REASONS = {
  allowance: { rule: 'BR-CL-19', codes: ALLOWANCE_REASONS },
  charge: { rule: 'BR-CL-20', codes: CHARGE_REASONS },
}

export function codeRules({ invoice, must, mustOf }: Checked): void {
  const own = isExtension(invoice) ? EXTENSION_CODES : NOTHING
  const schemes = union(IDENTIFIER_SCHEMES, own)
  must('BR-CL-01', listed(invoice.typeCode, typesOf(invoice)))
  for (const scheme of invoice.objectSchemes) must('BR-CL-07', listed(scheme, REFERENCE_TYPES))
  for (const code of invoice.subjectCodes) must('BR-CL-08', listed(code, NOTE_SUBJECTS))
  // In UBL each amount has a currency: see `syntax-ubl.ts`.
  if (invoice.syntax === 'CII')
    for (const { currency } of invoice.totals.taxes) must('BR-CL-03', listed(currency, CURRENCIES))
  must('BR-CL-04', listed(invoice.currency, CURRENCIES))
  must('BR-CL-05', listed(invoice.taxCurrency, CURRENCIES))
  must('BR-CL-06', listed(invoice.taxPointCode, TAX_POINTS[invoice.syntax]))
  partyCodes({ invoice, must, mustOf })
  for (const { code } of invoice.payments) must('BR-CL-16', listed(code, PAYMENT_MEANS))
  taxCodes({ invoice, must, mustOf })
  for (const line of invoice.lines) {
    mustOf(line)('BR-CL-15', listed(line.origin, COUNTRIES))
    mustOf(line)('BR-CL-18', listed(line.tax?.category, CATEGORIES))
    mustOf(line)('BR-CL-21', listed(line.standardItem?.scheme, schemes), lenient(invoice))
    unitCodes(line, mustOf(line), lenient(invoice))
    for (const { scheme } of line.classes)
      mustOf(line)(
        'BR-CL-13',
        listed(scheme, union(CLASSIFICATIONS, isCvd(invoice) ? CLEAN_VEHICLE_CODES : NOTHING)),
      )
    for (const one of line.adjustments) mustOf(line)(REASONS[one.kind].rule, reason(one))
  }
  for (const { file } of invoice.attachments)
    must('BR-CL-24', listed(file?.mediaType, union(MEDIA_TYPES, own)))
}

/** Of allowances and charges, of the breakdown, and of sub-lines. */
function taxCodes({ invoice, must }: Checked): void {
  for (const one of invoice.adjustments) {
    must('BR-CL-17', listed(one.tax?.category, CATEGORIES))
    must(REASONS[one.kind].rule, reason(one))
  }
  for (const { category, reasonCode } of invoice.taxes) {
    must(invoice.syntax === 'UBL' ? 'BR-CL-17' : 'BR-CL-18', listed(category, CATEGORIES))
    must('BR-CL-22', listed(reasonCode?.toUpperCase(), EXEMPTIONS))
  }
  for (const { line } of invoice.parts) must('BR-CL-18', listed(line.tax?.category, CATEGORIES))
}

function reason({ kind, reasonCode }: Adjustment): RuleResult {
  return listed(reasonCode, REASONS[kind].codes)
}

/** Lists that grow faster than CEN's copies: for these two, KoSIT's validator only warns in each form of XRechnung. */
function lenient(invoice: EInvoice): Severity {
  return profileOf(invoice) === 'xrechnung' ? 'warning' : 'error'
}

function unitCodes({ unit, priceBaseUnit, grossBase }: Line, must: Must, severity: Severity): void {
  for (const code of new Set([unit, priceBaseUnit, grossBase?.unit]))
    must('BR-CL-23', listed(code, { has: isUnitCode }), severity)
}

function typesOf({ syntax, isCreditNote }: EInvoice) {
  if (syntax === 'CII') return DOCUMENT_TYPES
  return isCreditNote ? UBL_TYPES.credit : UBL_TYPES.invoice
}

function union(list: { has: (code: string) => boolean }, other: { has: (code: string) => boolean }) {
  return { has: (code: string) => list.has(code) || other.has(code) }
}

function partyCodes({ invoice, must }: Checked): void {
  const own = isExtension(invoice) ? EXTENSION_CODES : NOTHING
  const [schemes, addresses] = [union(IDENTIFIER_SCHEMES, own), union(ADDRESS_SCHEMES, own)]
  const parties = [invoice.seller, invoice.buyer, invoice.payee, invoice.taxRepresentative].filter(is)
  for (const { ids, legalId, electronicAddress } of parties) {
    for (const { scheme } of ids) must('BR-CL-10', listed(scheme, schemes))
    must('BR-CL-11', listed(legalId?.scheme, schemes))
    must('BR-CL-25', listed(electronicAddress?.scheme, addresses))
  }
  for (const country of countriesOf(invoice)) must('BR-CL-14', listed(country, COUNTRIES))
  must('BR-CL-26', listed(invoice.delivery.placeId?.scheme, schemes))
}

function countriesOf({ seller, buyer, taxRepresentative, delivery }: EInvoice) {
  return [seller, buyer, taxRepresentative, delivery].map((place) => place?.address?.country)
}
