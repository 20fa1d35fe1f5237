import { isUnitCode } from '~/domain/invoices/unit-codes'
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
import type { Adjustment, EInvoice } from '../model'
import type { Checked } from '../must'
import { is, listed } from '../said'

/** When the tax is due; the two syntaxes have a list each. */
const TAX_POINTS = { CII: new Set(['5', '29', '72']), UBL: new Set(['3', '35', '432']) }
const MEDIA_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
])
const REASONS = {
  allowance: { rule: 'BR-CL-19', codes: ALLOWANCE_REASONS },
  charge: { rule: 'BR-CL-20', codes: CHARGE_REASONS },
}

/** Every code is in its list. */
export function codeRules({ invoice, must, mustOf }: Checked): void {
  must('BR-CL-01', listed(invoice.typeCode, DOCUMENT_TYPES))
  for (const { currency } of invoice.totals.taxes) must('BR-CL-03', listed(currency, CURRENCIES))
  must('BR-CL-04', listed(invoice.currency, CURRENCIES))
  must('BR-CL-05', listed(invoice.taxCurrency, CURRENCIES))
  must('BR-CL-06', listed(invoice.taxPointCode, TAX_POINTS[invoice.syntax]))
  partyCodes({ invoice, must, mustOf })
  for (const { code } of invoice.payments) must('BR-CL-16', listed(code, PAYMENT_MEANS))
  const reason = ({ kind, reasonCode }: Adjustment) => listed(reasonCode, REASONS[kind].codes)
  for (const one of invoice.adjustments) {
    must('BR-CL-17', listed(one.tax?.category, CATEGORIES))
    must(REASONS[one.kind].rule, reason(one))
  }
  for (const { category, reasonCode } of invoice.taxes) {
    must('BR-CL-18', listed(category, CATEGORIES))
    must('BR-CL-22', listed(reasonCode?.toUpperCase(), EXEMPTIONS))
  }
  for (const line of invoice.lines) {
    mustOf(line)('BR-CL-15', listed(line.origin, COUNTRIES))
    mustOf(line)('BR-CL-18', listed(line.tax?.category, CATEGORIES))
    mustOf(line)('BR-CL-21', listed(line.standardItem?.scheme, IDENTIFIER_SCHEMES))
    mustOf(line)('BR-CL-23', listed(line.unit, { has: isUnitCode }))
    for (const one of line.adjustments) mustOf(line)(REASONS[one.kind].rule, reason(one))
  }
  for (const { file } of invoice.attachments) must('BR-CL-24', listed(file?.mediaType, MEDIA_TYPES))
}

function partyCodes({ invoice, must }: Checked): void {
  const parties = [invoice.seller, invoice.buyer, invoice.payee, invoice.taxRepresentative].filter(is)
  for (const { ids, legalId, electronicAddress } of parties) {
    for (const { scheme } of ids) must('BR-CL-10', listed(scheme, IDENTIFIER_SCHEMES))
    must('BR-CL-11', listed(legalId?.scheme, IDENTIFIER_SCHEMES))
    must('BR-CL-25', listed(electronicAddress?.scheme, ADDRESS_SCHEMES))
  }
  for (const country of countriesOf(invoice)) must('BR-CL-14', listed(country, COUNTRIES))
  must('BR-CL-26', listed(invoice.delivery.placeId?.scheme, IDENTIFIER_SCHEMES))
}

function countriesOf({ seller, buyer, taxRepresentative, delivery }: EInvoice) {
  return [seller, buyer, taxRepresentative, delivery].map((place) => place?.address?.country)
}
