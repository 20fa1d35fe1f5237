import { refuseIf } from '../errors'
import { type Amount, notNegative, total } from '../exact'
import type { Contributions } from '../social-insurance/contribution-rows'
import { contributions } from '../social-insurance/contributions'
import type { Figures } from '../years/figures'
import { shippedFigures } from '../years/shipped'
import { careMarkerOf } from './care-situation'
import { churchSharesOf } from './church-shares'
import { isCompensation } from './compensation'
import type { Earning } from './earning'
import { employerCosts } from './employer-costs'
import { noticesOf } from './findings'
import { isFlatTaxed } from './flat-tax'
import { type AttachableNet, attachablePart, garnishments } from './garnishment'
import type { PayslipInput } from './input'
import { insuredMonthOf } from './insurance'
import { payrollMonthOf } from './month'
import type { ExactNetItem } from './net-items'
import { nextHistory } from './next-history'
import { ownInsurance } from './own-insurance'
import { parsePayslipInput } from './parse-input'
import type { PayrollMonth } from './payroll-month'
import type { Payslip } from './result'
import { type Settlement, settle } from './settlement'
import { subsidiesOf, wholeMonthOf } from './subsidies'
import type { TaxRow } from './tax-row'
import { taxesOf } from './taxes'

/** Collects the contributions of all Minijobs, § 28i sentence 5 SGB IV. */
export const MINIJOB_FUND = 'Minijob-Zentrale'

/**
 * One employee's payslip for one month: gross, taxes, contributions, net, payout, the employer's costs and
 * the history for the next. Pure: the same input always gives the same payslip. `data` must have the shape of
 * `PayslipInput`; amounts are whole cents.
 * @throws PayrollRefusal for bad input and for what is not covered
 */
export function payslip(data: unknown, figures: Figures = shippedFigures()): Payslip {
  return payslipOf(parsePayslipInput(data, figures), figures)
}

/** For input that is already parsed. */
export function payslipOf(input: PayslipInput, figures: Figures): Payslip {
  const month = payrollMonthOf(input, figures)
  refuseIf(isNegative(month), 'negative_running_pay')
  return slipOf(month, garnished(input, figures))
}

/** More was given up or converted than earned. */
function isNegative({ insured, taxable }: PayrollMonth): boolean {
  return insured.running < 0n || taxable.running < 0n
}

/**
 * Garnishment is measured by the net pay that attachable pay would give (decision 104); what comes back of the year's taxes is no
 * pay (decision 494).
 */
function garnished(input: PayslipInput, figures: Figures): ExactNetItem[] {
  if (input.garnishments.length === 0) return []
  const of = figures.in(input.month)
  const all = attachableNet(input, figures, (earning) => attachablePart(earning, of))
  if (!input.earnings.some(({ kind }) => kind === 'severance')) return garnishments(input, all, of)
  const regular = attachableNet(input, figures, (earning) =>
    isCompensation(earning) ? 0n : attachablePart(earning, of),
  )
  return garnishments(input, { ...regular, once: notNegative(all.netPay - regular.netPay) }, of)
}

function attachableNet(
  input: PayslipInput,
  figures: Figures,
  counted: (earning: Earning) => Amount,
): AttachableNet {
  const attachable = payrollMonthOf(input, figures, counted)
  if (isNegative(attachable)) return { netPay: 0n, own: 0n }
  const alone = {
    ...attachable,
    input: { ...input, garnishments: [], deductions: [], equalisation: undefined },
  }
  const insured = contributions(insuredMonthOf(alone), figures.socialInsurance)
  const own = ownInsurance(alone, insured, subsidiesOf(alone))
  return { netPay: BigInt(slipOf(alone, []).net.cents), own }
}

function slipOf(month: PayrollMonth, taken: ExactNetItem[]): Payslip {
  const insured = contributions(insuredMonthOf(month), month.figures.socialInsurance)
  const subsidies = subsidiesOf(month)
  const taxes = taxesOf(month, wholeMonthOf(subsidies))
  const settlement = settle(month, taxes, insured, { subsidies, garnished: taken })
  const paid = paidByTheFirm(month, insured)
  return {
    ...circumstances(month),
    ...amounts(month, taxes, paid, settlement),
    employerCosts: employerCosts(month, paid, settlement),
    history: nextHistory(month, { taxes, insured: paid, subsidies, settlement }),
    notices: noticesOf(month, insured, settlement, taxes),
  }
}

/** Voluntary members may pay their fund themselves. */
function paidByTheFirm({ input }: PayrollMonth, insured: Contributions): Contributions {
  if (!input.employment.paysFundDirectly) return insured
  return { ...insured, rows: insured.rows.filter(({ isVoluntary }) => !isVoluntary) }
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

/** Exact amounts become whole cents here and leave the module. */
function amounts(
  month: PayrollMonth,
  taxes: readonly TaxRow[],
  insured: Contributions,
  settlement: Settlement,
) {
  const isFlat = isFlatTaxed(month.input)
  const { taxable, ageLimitAllowance: allowance } = month
  const churchShares = churchSharesOf(month, taxes)
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
    ...(churchShares.length > 0 && { churchShares }),
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

function isCardTaxed(tax: Earning['tax']): boolean {
  return tax === 'running' || tax === 'other'
}

/** Reimbursed expenses are not pay; they are added to net pay. */
function grossLines({ earnings }: PayrollMonth): Earning[] {
  return earnings.filter(({ isGross }) => isGross)
}

function byBasis({ earnings }: PayrollMonth) {
  const named = [...new Set(earnings.flatMap(({ basis }) => (basis ? [basis] : [])))]
  const sumOf = (basis: string) =>
    total(earnings.filter((each) => each.basis === basis).map(({ amount }) => amount))
  return named.map((basis) => ({ basis, cents: Number(sumOf(basis)) }))
}
