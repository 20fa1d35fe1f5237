import { isDetail } from '../counted'
import { decimal, rounded, total } from '../decimals'
import { is, isForward, says } from '../elements'
import type { RuleResult } from '../finding'
import type { Line } from '../model'
import type { Checked, Must } from '../must'
import { profileOf } from '../profile'

export function lineRules({ invoice, mustOf }: Checked): void {
  const profile = profileOf(invoice)
  for (const line of invoice.lines) {
    rulesOf(line, mustOf(line))
    if (profile === 'extended') extendedRules(line, mustOf(line))
    else coreRules(line, mustOf(line))
    mustOf(line)(
      'PEPPOL-EN16931-R120',
      netOf(line, slackOf(invoice.currency)),
      profile === 'peppol' ? 'error' : 'warning',
    )
  }
}

function coreRules(line: Line, must: Must): void {
  must('BR-22', is(line.quantity))
  must('BR-23', is(line.unit))
  must('BR-24', is(line.net))
  must('BR-26', is(line.price))
  must('BR-27', isNotNegative(line.price))
  must('BR-28', !is(line.grossPrice) || isNotNegative(line.grossPrice))
  must('BR-CO-04', is(line.tax?.category))
}

/** EXTENDED requires none of this of subtotals and text lines. */
function extendedRules(line: Line, must: Must): void {
  if (!isDetail(line)) return
  must('BR-FXEXT-BR-22', is(line.quantity))
  must('BR-FXEXT-BR-23', is(line.unit))
  must('BR-FXEXT-BR-24', is(line.net))
  must('BR-FXEXT-BR-26', is(line.price))
  must('BR-FXEXT-CO-04', is(line.tax?.category))
}

function rulesOf(line: Line, must: Must): void {
  must('BR-21', says(line.id))
  must('BR-25', says(line.name))
  must('BR-64', !line.standardItem || says(line.standardItem.scheme))
  must(
    'BR-65',
    line.classes.every(({ scheme }) => says(scheme)),
  )
  must(
    'BR-54',
    line.attributes.every(({ name, value }) => is(name) && is(value)),
  )
  if (line.period) {
    const { from, to } = line.period
    must('BR-30', isForward(line.period))
    must('BR-CO-20', is(from) || is(to))
  }
}

function isNotNegative(text: string | undefined): boolean {
  return decimal(text)?.gte(0) ?? false
}

/** Currencies without small coins are rounded to whole units. */
const WHOLE_CURRENCIES: ReadonlySet<string> = new Set(['HUF', 'JPY', 'KRW', 'ISK', 'CLP', 'VND'])

function slackOf(currency = ''): number {
  return WHOLE_CURRENCIES.has(currency.trim()) ? 0.5 : 0.02
}

/** A price may be for several units (BT-149), so a difference of two cents is accepted. */
function netOf(line: Line, slack: number): RuleResult {
  const [quantity, price, stated] = [line.quantity, line.price, line.net].map(decimal)
  if (!quantity || !price || !stated) return true
  const base = decimal(line.priceBase)
  const each = base && !base.eq(0) ? price.div(base) : price
  const of = (wanted: string) =>
    total(line.adjustments.filter(({ kind }) => kind === wanted).map(({ amount }) => amount))
  const computed = rounded(quantity.times(each)).plus(of('charge')).minus(of('allowance'))
  if (computed.minus(stated).abs().lte(slack)) return true
  return { sum: { computed: computed.toFixed(2), stated: stated.toFixed() } }
}
