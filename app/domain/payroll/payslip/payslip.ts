import { total } from '../exact'
import { socialInsuranceParametersOf } from '../parameters/parameters-of'
import type { Contributions } from '../social-insurance/contribution-rows'
import { contributions } from '../social-insurance/contributions'
import { insuredMonthOf } from './insurance'
import { type PayrollMonth, payrollMonthOf } from './month'
import { noticesOf } from './notices'
import { parsePayslipInput } from './parse-input'
import { careMarkerOf } from './person'
import type { Payslip } from './result'
import { type Settlement, settle } from './settlement'
import { type Subsidies, subsidiesOf } from './subsidies'
import { flatTaxOf, type TaxRow, taxesOf } from './taxes'
import { addToYear } from './year-to-date'

/** Collects the contributions of all Minijobs, § 28i sentence 5 SGB IV. */
const MINIJOB_FUND = 'Minijob-Zentrale'

/**
 * One employee's payslip for one month: gross, taxes, contributions, net, payout, the employer's costs and
 * the year so far. Pure: the same input always gives the same payslip. `data` must have the shape of
 * `PayslipInput`; amounts are whole cents.
 * @throws PayrollRefusal for bad input and for what is not covered
 */
export function payslip(data: unknown): Payslip {
  const month = payrollMonthOf(parsePayslipInput(data))
  const insured = contributions(insuredMonthOf(month), socialInsuranceParametersOf)
  const subsidies = subsidiesOf(month)
  const { health = 0n, care = 0n } = subsidies?.wholeMonth ?? {}
  const taxes = taxesOf(month, health + care)
  const settlement = settle(month, taxes, insured, subsidies)
  return {
    ...identity(month),
    ...amounts(month, taxes, insured, settlement),
    employerCosts: employerCosts(month, insured, subsidies),
    yearToDate: addToYear(month, taxes, insured, settlement),
    notices: noticesOf(month, insured, settlement),
  }
}

function identity({ input, period, fund, care }: PayrollMonth) {
  const { employer, employee, employment } = input
  const { isParent, childBirthDates: _, ...person } = employee
  return {
    month: input.month,
    employer: { name: employer.name, address: employer.address },
    employee: person,
    employment: {
      kind: employment.kind,
      from: employment.from,
      to: employment.to,
      contributionGroup: employment.contributionGroup,
      fund: { name: fund?.name ?? MINIJOB_FUND, additionalRate: fund?.additionalRate },
      isInTransitionZone: employment.isInTransitionZone,
      hasOtherEmployment: employment.hasOtherEmployment,
      careMarker: careMarkerOf(care, isParent),
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
  const isFlat = month.input.employment.kind === 'minijob'
  const taxation = isFlat ? ('flat' as const) : ('card' as const)
  const gross = Number(settlement.gross)
  return {
    earnings: month.earnings.map(({ amount, ...earning }) => ({
      ...earning,
      cents: Number(amount),
      taxation,
    })),
    totals: {
      grossCents: gross,
      taxableRunningCents: isFlat ? 0 : Number(month.running),
      taxableOneTimeCents: isFlat ? 0 : Number(month.oneTime),
      flatTaxedCents: isFlat ? gross : 0,
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

function employerCosts(month: PayrollMonth, insured: Contributions, subsidies: Subsidies | undefined) {
  const { kind, flatTaxBorneBy } = month.input.employment
  const paysFlatTax = kind === 'minijob' && flatTaxBorneBy === 'employer'
  const shares = total(insured.rows.map(({ employer }) => employer))
  const levies = total(insured.levies.map(({ amount }) => amount))
  const flatTax = paysFlatTax ? flatTaxOf(month).amount : 0n
  const subsidy = subsidies ? subsidies.due.health + subsidies.due.care : 0n
  return {
    levies: insured.levies.map(({ amount, ...levy }) => ({ ...levy, cents: Number(amount) })),
    contributionsCents: Number(shares),
    leviesCents: Number(levies),
    flatTaxCents: Number(flatTax),
    subsidiesCents: Number(subsidy),
    totalCents: Number(month.running + month.oneTime + shares + levies + flatTax + subsidy),
  }
}
