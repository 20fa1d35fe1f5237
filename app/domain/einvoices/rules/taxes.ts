import Big from 'big.js'
import { countedAdjustments } from '../counted'
import { decimal, rounded, total } from '../decimals'
import { is } from '../elements'
import type { RuleResult } from '../finding'
import type { Adjustment, EInvoice, Line, Tax, TaxGroup } from '../model'
import type { Checked, Must } from '../must'
import { hasNoLines, profileOf } from '../profile'
import { extendedRuleOf, FAMILIES, type Family, ruleOf } from '../tax-families'
import { extendedBaseOf, extendedTaxOf } from './extended-taxes'

/** Tax of each category and rate, and the rules of each category. */
export function taxRules(checked: Checked): void {
  const { invoice, must } = checked
  const isExtended = profileOf(invoice) === 'extended'
  for (const group of invoice.taxes) {
    must('BR-45', is(group.base))
    must('BR-46', is(group.amount))
    must('BR-47', is(group.category))
    must('BR-48', is(group.rate) || group.category === 'O')
    if (!isExtended) must('BR-CO-17', taxOf(group))
  }
  for (const family of FAMILIES) familyRules(family, checked)
  const categories = [...taxesOf(invoice), ...invoice.taxes].map(({ category }) => category)
  const isItalian = [invoice.seller, invoice.buyer].every((party) => party?.address?.country === 'IT')
  must('BR-B-01', !categories.includes('B') || isItalian)
  must('BR-B-02', !categories.includes('B') || !categories.includes('S'))
}

/** The rate of the base, within a euro, as the standard allows. */
function taxOf({ base, amount, rate }: TaxGroup): RuleResult {
  const [net, tax, percent] = [base, amount, rate].map(decimal)
  if (!tax) return false
  if (!percent || percent.round().eq(0)) return tax.round().eq(0)
  if (!net) return false
  const computed = rounded(net.times(percent).div(100))
  if (rounded(net.abs().times(percent).div(100)).minus(tax.abs()).abs().lte(1)) return true
  return { sum: { computed: computed.toFixed(2), stated: tax.toFixed() } }
}

/** Of lines, sub-lines, allowances and charges. */
function taxesOf(invoice: EInvoice): Tax[] {
  return [...allLines(invoice), ...countedAdjustments(invoice)].map(({ tax }) => tax).filter(is)
}

function allLines({ lines, parts }: EInvoice): Line[] {
  return [...lines, ...parts.map(({ line }) => line)]
}

function familyRules(family: Family, { invoice, must, mustOf }: Checked): void {
  const rule = (number: string) => ruleOf(family, number)
  const isOf = (tax: Tax | undefined) => tax?.category === family.category
  const groups = invoice.taxes.filter(isOf)
  must(rule('01'), hasGroup(family, invoice, taxesOf(invoice).some(isOf)))
  const isExtended = profileOf(invoice) === 'extended'
  const proof = hasProof(family.proof, invoice)
  // In UBL, CEN allows the Canary Islands a rate of zero (BR-AF-05 to -07).
  const rate = family.category === 'L' && invoice.syntax === 'UBL' ? 'any' : family.rate
  for (const line of invoice.lines.filter(({ tax }) => isOf(tax))) {
    if (family.proof !== 'nobody' || !isExtended) mustOf(line)(rule('02'), proof)
    mustOf(line)(rule('05'), hasRate(rate, line.tax))
  }
  if (invoice.parts.some(({ line }) => isOf(line.tax))) must(rule('02'), proof)
  for (const { kind, tax } of invoice.adjustments.filter((one) => isOf(one.tax))) {
    if (family.proof !== 'nobody' || !isExtended) must(rule(kind === 'allowance' ? '03' : '04'), proof)
    must(rule(kind === 'allowance' ? '06' : '07'), hasRate(rate, tax))
  }
  for (const group of groups) groupRules({ family, group, invoice, must })
}

/** Taxed categories may have several rates and so several groups; an unused group is a fault in CII only. */
function hasGroup({ category, rate }: Family, invoice: EInvoice, isUsed: boolean): boolean {
  const count = invoice.taxes.filter((group) => group.category === category).length
  if (profileOf(invoice) === 'extended') return !isUsed || count > 0
  if (hasNoLines(invoice)) return true
  const isTaxed = rate === 'positive' || rate === 'any'
  if (invoice.syntax === 'UBL')
    return isTaxed ? count > 0 === isUsed : count === 1 || (count === 0 && !isUsed)
  if (isTaxed) return !isUsed || count > 0
  // A missing group is reported by another rule (BR-CO-18).
  if (category === 'O') return count === 0 || (count === 1 && isUsed)
  return isUsed ? count === 1 : count === 0
}

function hasProof(proof: Family['proof'], { seller, buyer, taxRepresentative }: EInvoice): boolean {
  const hasVatId = is(seller?.vatId) || is(taxRepresentative?.vatId)
  const hasAny = hasVatId || is(seller?.taxNumber)
  switch (proof) {
    case 'seller':
      return hasAny
    case 'seller-vat':
      return hasVatId
    case 'both':
      return hasAny && (is(buyer?.vatId) || is(buyer?.legalId))
    case 'both-vat':
      return hasVatId && is(buyer?.vatId)
    case 'nobody':
      return !hasVatId && !is(buyer?.vatId)
  }
}

function hasRate(wanted: Family['rate'], tax: Tax | undefined): boolean {
  if (wanted === 'none') return !is(tax?.rate)
  const rate = decimal(tax?.rate)
  if (!rate) return false
  if (wanted === 'positive') return rate.gt(0)
  return wanted === 'any' ? rate.gte(0) : rate.eq(0)
}

interface Grouped {
  family: Family
  group: TaxGroup
  invoice: EInvoice
  must: Must
}

function groupRules({ family, group, invoice, must }: Grouped): void {
  const rule = (number: string) => ruleOf(family, number)
  const isTaxed = family.rate === 'positive' || family.rate === 'any'
  const isExtended = profileOf(invoice) === 'extended'
  if (isExtended) must(extendedRuleOf(family, '08b'), extendedBaseOf(group, invoice))
  else if (!hasNoLines(invoice)) must(rule('08'), baseOf(family, group, invoice))
  if (family.category === 'S')
    must(
      isExtended ? 'BR-FXEXT-S-09b' : rule('09'),
      isExtended ? extendedTaxOf(group, invoice) : nearlyTax(group),
    )
  else if (!isTaxed) must(rule('09'), decimal(group.amount)?.eq(0) ?? false)
  else if (invoice.syntax === 'UBL') must(rule('09'), nearlyTax(group))
  if (family.isExempt || !isExtended)
    must(rule('10'), (is(group.reason) || is(group.reasonCode)) === family.isExempt)
  if (family.category === 'K') {
    must('BR-IC-11', is(invoice.delivery.on) || is(invoice.period?.from) || is(invoice.period?.to))
    must('BR-IC-12', is(invoice.delivery.address?.country))
  }
  if (family.category !== 'O' || isExtended) return
  const areAlone = (taxed: { tax?: Tax | undefined }[]) =>
    taxed.every(({ tax }) => !is(tax?.category) || tax.category === 'O')
  const of = (kind: Adjustment['kind']) => invoice.adjustments.filter((one) => one.kind === kind)
  must(rule('11'), areAlone(invoice.taxes.map((tax) => ({ tax }))))
  must(rule('12'), areAlone(allLines(invoice)))
  must(rule('13'), areAlone(of('allowance')))
  must(rule('14'), areAlone(of('charge')))
}

/**
 * The base of a group is the sum of its lines and adjustments: of one rate if there are several. CEN accepts a difference
 * below a euro: in UBL if there are rates, in CII if there are none.
 */
function baseOf({ category, rate }: Family, group: TaxGroup, invoice: EInvoice): RuleResult {
  const { lines, adjustments, syntax } = invoice
  const hasRates = rate === 'positive' || rate === 'any'
  const percent = decimal(group.rate)
  if (hasRates && !percent) return true
  const isIn = (tax: Tax | undefined) =>
    tax?.category === category && (!hasRates || (decimal(tax.rate)?.eq(percent ?? 0) ?? false))
  const of = (kind: string) =>
    total(adjustments.filter((one) => one.kind === kind && isIn(one.tax)).map(({ amount }) => amount))
  const computed = rounded(total(lines.filter(({ tax }) => isIn(tax)).map(({ net }) => net)))
    .plus(rounded(of('charge')))
    .minus(rounded(of('allowance')))
  const base = decimal(group.base)
  if (!base) return false
  const isExact = category === 'O' || hasRates === (syntax === 'CII')
  const isNear = isExact ? base.eq(computed) : base.minus(computed).abs().lt(1)
  return isNear || { sum: { computed: computed.toFixed(2), stated: base.toFixed() } }
}

function nearlyTax({ base, amount, rate }: TaxGroup): RuleResult {
  const [net, tax, percent] = [base, amount, rate].map(decimal)
  if (!net || !tax || !percent) return false
  const computed = net.times(percent).round(0, Big.roundHalfUp).div(100)
  const share = net.abs().times(percent).round(0, Big.roundHalfUp).div(100)
  if (share.minus(tax.abs()).abs().lt(1)) return true
  return { sum: { computed: computed.toFixed(2), stated: tax.toFixed() } }
}
