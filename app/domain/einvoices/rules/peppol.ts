import { decimal } from '../decimals'
import { emptyOf, is, says } from '../elements'
import type { RuleResult } from '../finding'
import type { Adjustment, EInvoice, Line, Period, Text } from '../model'
import type { Checked, Must } from '../must'
import { isPeppol } from '../profile'

/** UNTDID 4461: direct debits. */
const DEBITS: ReadonlySet<string> = new Set(['49', '59'])
/** UNTDID 1001: the invoiced object. */
const OBJECT = '130'
/** A percentage may have been rounded in between. */
const SLACK = 0.02

/** Rules of Peppol BIS Billing that KoSIT has adopted for XRechnung, in both syntaxes. */
export function peppolRules({ invoice, must, mustOf }: Checked): void {
  if (!isPeppol(invoice)) return
  const { currency, taxCurrency, mandate } = invoice
  must('PEPPOL-EN16931-R005', !is(taxCurrency) || taxCurrency !== currency)
  must('PEPPOL-EN16931-R008', emptyOf(invoice))
  taxTotalRules(invoice, must)
  must('PEPPOL-EN16931-R055', haveSameSign(invoice))
  for (const { code } of invoice.payments)
    must('PEPPOL-EN16931-R061', !DEBITS.has(code?.trim() ?? '') || is(mandate))
  for (const one of invoice.adjustments) adjustmentRules(one, must)
  for (const line of invoice.lines) {
    for (const one of line.adjustments) adjustmentRules(one, mustOf(line))
    priceRules(line, invoice, mustOf(line))
    const { documentTypes } = line
    mustOf(line)('PEPPOL-EN16931-R101', documentTypes.length === 0 || documentTypes.includes(OBJECT))
    if (line.period) periodRules(line.period, invoice.period, mustOf(line))
  }
}

/** Tax once in the invoice currency, with a breakdown, and once in the tax currency, if there is one. */
function taxTotalRules({ totals, taxCurrency, currency, syntax }: EInvoice, must: Must): void {
  const isOwn = (tax: EInvoice['totals']['taxes'][number]) =>
    syntax === 'CII' ? tax.currency === currency : tax.isBrokenDown === true
  const own = totals.taxes.filter(isOwn).length
  must('PEPPOL-EN16931-R053', syntax === 'CII' ? own <= 1 : own === 1)
  // In CII, an amount without a currency is neither.
  const areTold = (tax: EInvoice['totals']['taxes'][number]) => is(tax.currency) && is(currency)
  const others = totals.taxes.filter((tax) => !isOwn(tax) && (syntax === 'UBL' || areTold(tax)))
  must('PEPPOL-EN16931-R054', others.length === (is(taxCurrency) ? 1 : 0))
}

function adjustmentRules(one: Adjustment, must: Must): void {
  must('PEPPOL-EN16931-R043', isTold(one.indicator))
  must('PEPPOL-EN16931-R041', !is(one.percent) || is(one.base))
  must('PEPPOL-EN16931-R042', is(one.percent) || !is(one.base))
  must('PEPPOL-EN16931-R040', shareOf(one))
}

function shareOf({ amount, base, percent }: Adjustment): RuleResult {
  const [stated, whole, share] = [amount, base, percent].map(decimal)
  if (!stated || !whole || !share) return true
  const computed = whole.times(share).div(100)
  if (computed.minus(stated).abs().lte(SLACK)) return true
  return { sum: { computed: computed.toFixed(2), stated: stated.toFixed() } }
}

/** The schema accepts 1 and 0 as booleans, KoSIT does not. */
function isTold(indicator: Text): boolean {
  return ['true', 'false'].includes(indicator?.trim() ?? '')
}

function priceRules(line: Line, { syntax }: EInvoice, must: Must): void {
  const { quantity, unit, priceBase, priceBaseUnit, grossBase, priceDiscount, priceIndicators } = line
  if (syntax === 'CII') {
    must('PEPPOL-EN16931-R043', priceIndicators.every(isTold))
    must('PEPPOL-EN16931-R044', !is(priceDiscount) || priceIndicators.includes('false'))
    must('BR-TMP-3', !grossBase || isSameBase(line))
  } else
    must(
      'PEPPOL-EN16931-R044',
      priceIndicators.every((one) => one?.trim() === 'false'),
    )
  must('PEPPOL-EN16931-R046', priceOf(line))
  for (const base of [priceBase, grossBase?.quantity])
    must('PEPPOL-EN16931-R121', !is(base) || (decimal(base)?.gt(0) ?? false))
  if (syntax === 'UBL' && !is(quantity)) return
  for (const baseUnit of [priceBaseUnit, grossBase?.unit])
    must('PEPPOL-EN16931-R130', !is(baseUnit) || baseUnit === unit || { value: baseUnit })
}

function isSameBase({ grossBase, priceBase, priceBaseUnit }: Line): boolean {
  const isSameUnit = !is(grossBase?.unit) || !is(priceBaseUnit) || grossBase.unit === priceBaseUnit
  return grossBase?.quantity === priceBase && isSameUnit
}

function priceOf({ price, grossPrice, priceDiscount }: Line): RuleResult {
  const [stated, gross] = [price, grossPrice].map(decimal)
  if (!stated || !gross) return true
  const computed = gross.minus(decimal(priceDiscount) ?? 0)
  return computed.eq(stated) || { sum: { computed: computed.toFixed(), stated: stated.toFixed() } }
}

/** Dates are compared as text, which does not work for unreadable ones. */
function periodRules({ from, to }: Period, whole: Period | undefined, must: Must): void {
  if (says(from) && says(whole?.from)) must('PEPPOL-EN16931-R110', from >= whole.from || { value: from })
  if (says(to) && says(whole?.to)) must('PEPPOL-EN16931-R111', to <= whole.to || { value: to })
}

function haveSameSign({ totals, currency, taxCurrency }: EInvoice): boolean {
  const taxIn = (wanted: string | undefined) =>
    decimal(totals.taxes.find((tax) => tax.currency === wanted)?.amount)
  const [tax, other] = is(taxCurrency) ? [taxIn(currency), taxIn(taxCurrency)] : []
  return !tax || !other || tax.lt(0) === other.lt(0)
}
