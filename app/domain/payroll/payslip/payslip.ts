import { total } from '../exact'
import { percentText } from '../explanation'
import { socialInsuranceParametersIn } from '../parameters/parameters-of'
import type { Contributions } from '../social-insurance/contribution-rows'
import { contributions } from '../social-insurance/contributions'
import { flatTaxOf, isFlatTaxed } from './flat-tax'
import { insuredMonthOf } from './insurance'
import { type PayrollMonth, payrollMonthOf } from './month'
import { nextHistory } from './next-history'
import { noticesOf } from './notices'
import { parsePayslipInput } from './parse-input'
import { careMarkerOf } from './person'
import type { Payslip } from './result'
import { type Settlement, settle } from './settlement'
import { subsidiesOf } from './subsidies'
import { type TaxRow, taxesOf } from './taxes'

/** Collects the contributions of all Minijobs, § 28i sentence 5 SGB IV. */
const MINIJOB_FUND = 'Minijob-Zentrale'

/**
 * One employee's payslip for one month: gross, taxes, contributions, net, payout, the employer's costs and
 * the history for the next. Pure: the same input always gives the same payslip. `data` must have the shape of
 * `PayslipInput`; amounts are whole cents.
 * @throws PayrollRefusal for bad input and for what is not covered
 */
export function payslip(data: unknown): Payslip {
  const month = payrollMonthOf(parsePayslipInput(data))
  const insured = contributions(insuredMonthOf(month), socialInsuranceParametersIn)
  const subsidies = subsidiesOf(month)
  const taxes = taxesOf(month, subsidies ? subsidies.health.wholeMonth + subsidies.care.wholeMonth : 0n)
  const settlement = settle(month, taxes, insured, subsidies)
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
    earnings: month.earnings.map(({ amount, ...earning }) => ({
      ...earning,
      ...(isFlat && earning.tax !== 'none' && { tax: 'flat' as const }),
      cents: Number(amount),
    })),
    totals: {
      grossCents: Number(settlement.gross),
      taxableRunningCents: isFlat ? 0 : Number(taxable.running),
      taxableOneTimeCents: isFlat ? 0 : Number(taxable.other),
      flatTaxedCents: isFlat ? Number(taxable.running + taxable.other) : 0,
      insuredRunningCents: Number(month.insured.running),
      insuredOneTimeCents: Number(month.insured.oneTime),
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

function employerCosts(month: PayrollMonth, insured: Contributions, { gross, netItems }: Settlement) {
  const { taxable, input, socialParameters } = month
  const shares = total(insured.rows.filter((row) => !row.isVoluntary).map(({ employer }) => employer))
  const levies = total(insured.levies.map(({ amount }) => amount))
  const flatTax = flatTaxOf(input, taxable.running + taxable.other, socialParameters)
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
    flatTaxCents: Number(flatTax),
    subsidiesCents: Number(subsidies),
    totalCents: Number(gross + shares + levies + flatTax + subsidies),
  }
}
