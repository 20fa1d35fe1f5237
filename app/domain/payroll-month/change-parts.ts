import Big from 'big.js'
import type { CalculationFigures } from '../payroll/calculation'
import type { EarningInput } from '../payroll/payslip/earning-input'
import type { EarningKind } from '../payroll/payslip/earning-kinds'
import type { NetItem } from '../payroll/payslip/result-lines'
import type { DateText, MonthText } from '../values/calendar'
import { type Cents, type DecimalText, sum } from '../values/money'

/** A value of a payslip, as a page shows it; `word` is a key of the page's texts. */
export type Shown =
  | { kind: 'money'; cents: Cents }
  | { kind: 'percent' | 'decimal'; value: DecimalText }
  | { kind: 'date'; date: DateText }
  | { kind: 'month'; month: MonthText }
  | { kind: 'text'; text: string }
  | { kind: 'word'; word: string }

export type PartName = keyof typeof PARTS

/** What a month's pay is made of, in the order in which a person would look; undefined where there is none. */
export const PARTS = {
  salary: ({ input }) => money(sum(salaries(input.earnings).map(({ monthlyCents }) => monthlyCents))),
  wage: ({ input }) => money(hourly(input.earnings)[0]?.hourlyWageCents ?? 0),
  hours: ({ input }) => decimal(hourly(input.earnings).filter(isWorked)),
  paid_absence: ({ input }) => decimal(hourly(input.earnings).filter((one) => !isWorked(one))),
  premium: paid('premium', 'overtime_premium'),
  running: paid('running'),
  one_time: paid('one_time', 'severance'),
  in_kind: paid('benefit_in_kind', 'voucher', 'company_car', 'job_bike', 'meals', 'accommodation'),
  free: paid('tax_free', 'commute_allowance', 'flat_taxed'),
  given_up: paid('pay_given_up', 'pension_conversion'),
  savings: paid('savings'),
  replacement: paid('maternity_pay', 'maternity_subsidy', 'partial_retirement'),
  short_time: items('short_time_allowance'),
  absence: ({ input }) => {
    const [first] = input.absences
    return first && { kind: 'word', word: first.kind }
  },
  insured_days: ({ result }) => ({ kind: 'decimal', value: String(result.insuredDays) }),
  tax_class: ({ input }) => text(input.taxCard && String(input.taxCard.taxClass)),
  factor: ({ input }) => ofCard(input.taxCard?.factor),
  child_allowances: ({ input }) => ofCard(input.taxCard?.childAllowances),
  church: ({ input }) => {
    const church = input.taxCard?.church ?? input.employee.church
    return church === undefined || church === '--' ? undefined : { kind: 'word', word: church }
  },
  allowance: ({ input }) => money(entryOf(input.taxCard?.allowance)),
  addition: ({ input }) => money(entryOf(input.taxCard?.addition)),
  person_group: ({ result }) => text(result.employment.personGroup),
  contribution_group: ({ result }) => text(result.employment.contributionGroup),
  fund: ({ result }) => text(result.employment.fund.name),
  fund_rate: ({ result }) => percent(result.employment.fund.additionalRate),
  zone: ({ result }) => (result.employment.isInTransitionZone ? { kind: 'word', word: 'yes' } : undefined),
  other_jobs: ({ input }) => money(sum(input.employment.others.map(({ monthlyCents }) => monthlyCents))),
  private_premium: ({ input: { employment } }) => {
    const { healthPremiumCents = 0, carePremiumCents = 0 } = employment.privateInsurance ?? {}
    return money(healthPremiumCents + carePremiumCents)
  },
  care: ({ result }) => ({ kind: 'word', word: result.employment.careMarker }),
  equalisation: ({ result }) =>
    money(0 - sum(result.taxes.filter(({ part }) => part === 'equalisation').map(({ cents }) => cents))),
  garnishment: items('garnishment'),
  deductions: items('advance', 'other'),
  reimbursement: items('reimbursement'),
  pension_from_net: items('pension_from_net'),
} satisfies Record<string, (calculation: CalculationFigures) => Shown | undefined>

function salaries(earnings: readonly EarningInput[]) {
  return earnings.filter((one) => one.kind === 'salary')
}

function hourly(earnings: readonly EarningInput[]) {
  return earnings.filter((one) => one.kind === 'hours' || one.kind === 'overtime')
}

function isWorked(one: ReturnType<typeof hourly>[number]): boolean {
  return one.kind === 'overtime' || one.time === undefined || one.time === 'worked'
}

function decimal(rows: ReturnType<typeof hourly>): Shown | undefined {
  const all = rows.reduce((total, { hours }) => total.plus(hours), new Big(0))
  return all.eq(0) ? undefined : { kind: 'decimal', value: all.toFixed() }
}

function money(cents: Cents): Shown | undefined {
  return cents === 0 ? undefined : { kind: 'money', cents }
}

function percent(value: DecimalText | undefined): Shown | undefined {
  return value === undefined ? undefined : { kind: 'percent', value }
}

function text(value: string | undefined): Shown | undefined {
  return value === undefined ? undefined : { kind: 'text', text: value }
}

function ofCard(value: DecimalText | undefined): Shown | undefined {
  return value === undefined || Number(value) === 0 ? undefined : { kind: 'decimal', value }
}

function entryOf(entry: { monthlyCents: Cents; annualCents: Cents } | undefined): Cents {
  return entry?.monthlyCents || entry?.annualCents || 0
}

function paid(...kinds: EarningKind[]) {
  return ({ result }: CalculationFigures) =>
    money(sum(result.earnings.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents)))
}

function items(...kinds: NetItem['kind'][]) {
  return ({ result }: CalculationFigures) =>
    money(sum(result.netItems.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents)))
}
