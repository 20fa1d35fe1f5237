import { type Amount, total } from '../exact'
import { percentText } from '../explanation'
import { socialInsuranceParametersIn } from '../parameters/parameters-of'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'

import type { Contributions } from '../social-insurance/contribution-rows'
import { contributions } from '../social-insurance/contributions'
import type { EarningInput } from './earning-input'
import type { Earning } from './earnings'
import { flatTaxOf, isFlatTaxed } from './flat-tax'
import { flatTaxesOf } from './flat-taxes'
import { attachablePart, garnishments } from './garnishment'
import type { PayslipInput } from './input'
import { insuredMonthOf } from './insurance'
import { type PayrollMonth, payrollMonthOf } from './month'
import type { ExactNetItem } from './net-items'
import { nextHistory } from './next-history'
import { noticesOf } from './notices'
import { parsePayslipInput } from './parse-input'
import { careMarkerOf } from './person'
import type { Payslip } from './result'
import { type Settlement, settle } from './settlement'
import { subsidiesOf } from './subsidies'
import { type TaxRow, taxesOf } from './taxes'
import { pensionConversion } from './wage-types/pension-conversion'

/** Collects the contributions of all Minijobs, § 28i sentence 5 SGB IV. */
const MINIJOB_FUND = 'Minijob-Zentrale'

/**
 * One employee's payslip for one month: gross, taxes, contributions, net, payout, the employer's costs and
 * the history for the next. Pure: the same input always gives the same payslip. `data` must have the shape of
 * `PayslipInput`; amounts are whole cents.
 * @throws PayrollRefusal for bad input and for what is not covered
 */
export function payslip(data: unknown): Payslip {
  const input = parsePayslipInput(data)
  return slipOf(payrollMonthOf(input), garnished(input))
}

/** Garnishment is measured by the net pay that would come of the pay that can be attached (decision 104). */
function garnished(input: PayslipInput): ExactNetItem[] {
  if (input.garnishments.length === 0) return []
  const attachable = payrollMonthOf(input, (earning) => attachablePart(earning, input.month))
  const alone = { ...attachable, input: { ...input, garnishments: [], deductions: [] } }
  return garnishments(input, BigInt(slipOf(alone, []).net.cents))
}

function slipOf(month: PayrollMonth, taken: ExactNetItem[]): Payslip {
  const insured = contributions(insuredMonthOf(month), socialInsuranceParametersIn)
  const subsidies = subsidiesOf(month)
  const taxes = taxesOf(month, subsidies ? subsidies.health.wholeMonth + subsidies.care.wholeMonth : 0n)
  const settlement = settle(month, taxes, insured, { subsidies, garnished: taken })
  return {
    ...circumstances(month),
    ...amounts(month, taxes, insured, settlement),
    employerCosts: employerCosts(month, insured, settlement),
    history: nextHistory(month, { taxes, insured, subsidies, settlement }),
    notices: noticesOf(month, insured, settlement),
  }
}

function circumstances({ input, period, person, fund, care }: PayrollMonth) {
  const { employee, employment } = input
  return {
    month: input.month,
    employment: {
      kind: person.kind,
      personGroup: employment.personGroup,
      from: employment.from,
      to: employment.to,
      contributionGroup: employment.contributionGroup,
      fund: { id: fund?.id, name: fund?.name ?? MINIJOB_FUND, additionalRate: fund?.additionalRate },
      isInTransitionZone: employment.isInTransitionZone,
      hasOtherEmployment: employment.others.length > 0,
      careMarker: careMarkerOf(care, employee),
    },
    taxCard: input.taxCard,
    taxDays: period.taxDays,
    insuredDays: period.insuredDays,
  }
}

/** Where exact amounts become whole cents and leave the module. */
function amounts(
  month: PayrollMonth,
  taxes: readonly TaxRow[],
  insured: Contributions,
  settlement: Settlement,
) {
  const isFlat = isFlatTaxed(month.input)
  const { taxable, ageLimitAllowance: allowance } = month
  return {
    earnings: grossLines(month).map(({ amount, purpose: _, ...earning }) => ({
      ...earning,
      ...(isFlat && isCardTaxed(earning.tax) && { tax: 'flat' as const, basis: '§ 40a (2) EStG' as const }),
      cents: Number(amount),
    })),
    totals: {
      grossCents: Number(settlement.gross),
      taxableRunningCents: isFlat ? 0 : Number(taxable.running),
      taxableOneTimeCents: isFlat ? 0 : Number(taxable.other),
      flatTaxedCents: isFlat ? Number(taxable.running + taxable.other) : 0,
      insuredRunningCents: Number(month.insured.running),
      insuredOneTimeCents: Number(month.insured.oneTime),
      byBasis: byBasis(month),
    },
    ageLimitAllowance: allowance && {
      cents: Number(allowance.running + allowance.other),
      explanation: allowance.explanation,
    },
    taxes: taxes.map(({ amount, ...tax }) => ({ ...tax, cents: Number(amount) })),
    bases: insured.bases.map(({ amount, employeeAmount, ...base }) => ({
      ...base,
      cents: Number(amount),
      employeeCents: Number(employeeAmount),
    })),
    contributions: insured.rows.map(({ base, employee, employer, ...row }) => ({
      ...row,
      baseCents: Number(base),
      employeeCents: Number(employee),
      employerCents: Number(employer),
    })),
    net: { cents: Number(settlement.net), explanation: settlement.netExplanation },
    netItems: settlement.netItems.map(({ amount, ...item }) => ({ ...item, cents: Number(amount) })),
    payout: { cents: Number(settlement.payout), explanation: settlement.payoutExplanation },
  }
}

/** What goes to a company pension besides gross pay: the employer's part and the converted pay. */
function pensionCost(input: EarningInput, parameters: SocialInsuranceParameters): Amount {
  if (input.kind !== 'pension_conversion') return 0n
  const { fromNet } = pensionConversion(input, parameters)
  return BigInt(input.employerCents + input.amountCents) - fromNet
}

function isCardTaxed(tax: Earning['tax']): boolean {
  return tax === 'running' || tax === 'other'
}

/** Repaid expenses are no pay and stand among what is added to net. */
function grossLines({ earnings }: PayrollMonth): Earning[] {
  return earnings.filter(({ isGross }) => isGross)
}

function byBasis({ earnings }: PayrollMonth) {
  const named = [...new Set(earnings.flatMap(({ basis }) => (basis ? [basis] : [])))]
  const sumOf = (basis: string) =>
    total(earnings.filter((each) => each.basis === basis).map(({ amount }) => amount))
  return named.map((basis) => ({ basis, cents: Number(sumOf(basis)) }))
}

function employerCosts(month: PayrollMonth, insured: Contributions, { gross, netItems }: Settlement) {
  const { taxable, input, socialParameters } = month
  const shares = total(insured.rows.filter((row) => !row.isVoluntary).map(({ employer }) => employer))
  const levies = total(insured.levies.map(({ amount }) => amount))
  const flatTaxes = flatTaxesOf(month)
  const ofMinijob = flatTaxOf(input, taxable.running + taxable.other, socialParameters)
  const flatTax = ofMinijob + total(flatTaxes.map(({ tax, solidarity, church }) => tax + solidarity + church))
  const pension = total(input.earnings.map((each) => pensionCost(each, socialParameters)))
  const subsidies = total(
    netItems.filter(({ kind }) => kind.includes('_subsidy')).map(({ amount }) => amount),
  )
  return {
    levies: insured.levies.map(({ base, rate, amount, ...levy }) => ({
      ...levy,
      baseCents: Number(base),
      rate: percentText(rate),
      cents: Number(amount),
    })),
    contributionsCents: Number(shares),
    leviesCents: Number(levies),
    flatTaxes: flatTaxes.map(({ basis, base, tax, solidarity, church, explanation }) => ({
      basis,
      baseCents: Number(base),
      taxCents: Number(tax),
      solidarityCents: Number(solidarity),
      churchCents: Number(church),
      explanation,
    })),
    flatTaxCents: Number(flatTax),
    pensionCents: Number(pension),
    subsidiesCents: Number(subsidies),
    totalCents: Number(gross + shares + levies + flatTax + subsidies + pension),
  }
}
