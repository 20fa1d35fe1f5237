import type { DatedPay } from '~/domain/employees/pay.server'
import { type Calculation, calculate } from '~/domain/payroll/calculation'
import { isYearCovered } from '~/domain/payroll/parameters/parameters-of'
import type { EarningInput } from '~/domain/payroll/payslip/earning-input'
import type { History } from '~/domain/payroll/payslip/history-input'
import type { PayslipInput } from '~/domain/payroll/payslip/input'
import type { MonthText } from '~/domain/values/calendar'
import type { EmploymentType } from '~db/schema'
import { FUNDS } from './funds'
import type { Person } from './person'

/** Who works for whom, and how long in each month. */
export interface Work {
  person: Person
  employer: PayslipInput['employer']
  workedIn: (month: MonthText) => { hours: string; overtime: string }
}

/** The lowest tariff wage of the building cleaners. */
const TARIFF_WAGES: readonly [from: MonthText, hourlyCents: number][] = [
  ['2026-01', 1500],
  ['2025-01', 1425],
]

/** As in the tariff of the building cleaners. */
export const OVERTIME_PREMIUM_PERCENT = '25'
export const MONTH_OF_CHRISTMAS_PAY = '11'

export const TERMS: Record<
  EmploymentType,
  Pick<PayslipInput['employment'], 'personGroup' | 'contributionGroup'>
> = {
  full_time: { personGroup: '101', contributionGroup: '1111' },
  part_time: { personGroup: '101', contributionGroup: '1111' },
  midijob: { personGroup: '101', contributionGroup: '1111' },
  apprentice: { personGroup: '102', contributionGroup: '1111' },
  working_student: { personGroup: '106', contributionGroup: '0100' },
  minijob: { personGroup: '109', contributionGroup: '6100' },
}

/** What the demo's working student earns lies in the transition zone, as a Midijob's pay does by its name. */
export const IN_TRANSITION_ZONE: readonly EmploymentType[] = ['midijob', 'working_student']

/**
 * Whether a month can be paid. The demo may be started in a year whose tables are not there yet; its months then
 * have hours but no payslip, rather than one that is guessed.
 */
export function isPayable(month: MonthText): boolean {
  return isYearCovered(Number(month.slice(0, 4)))
}

function calculated(
  { person, employer }: Work,
  month: MonthText,
  earnings: EarningInput[],
  history: History,
): Calculation {
  const { record, pay } = person
  const { tax_class: taxClass, employment_type: employmentType } = record
  const { children = [], childAllowances, church } = pay
  const { calculation, issues } = calculate({
    month,
    employer,
    employee: { birthDate: record.birth_date, isParent: children.length > 0, childBirthDates: children },
    employment: {
      ...TERMS[employmentType],
      from: record.entry_on,
      isInTransitionZone: IN_TRANSITION_ZONE.includes(employmentType),
      fundId: record.health_fund,
    },
    taxCard: taxClass ? { taxClass: Number(taxClass), childAllowances, church } : undefined,
    earnings,
    funds: FUNDS,
    history,
    earlierEmployers: 'none',
  })
  if (!calculation) throw new Error(`${person.key} in ${month}: ${issues.map(({ code }) => code).join(', ')}`)
  return calculation
}

/**
 * What another payroll office handed on, worked out from January, or from the entry if that was later: nothing is kept
 * of the year that the demo begins in the midst of.
 */
export function historyBefore(work: Work, month: MonthText): History {
  const { entry_on: entryOn } = work.person.record
  const year = month.slice(0, 4)
  const first = entryOn.slice(0, 4) === year ? Number(entryOn.slice(5, 7)) : 1
  let history: History = entryOn < `${year}-01-01` ? unknownBefore(work, Number(year)) : 'first_month'
  for (let number = first; number < Number(month.slice(5)); number++) {
    const before = `${year}-${String(number).padStart(2, '0')}`
    history = calculated(work, before, earningsOf(work, before), history).result.history
  }
  return history
}

function unknownBefore({ person }: Work, year: number): History {
  const { contributionGroup } = TERMS[person.record.employment_type]
  return { through: `${year - 1}-12`, contributionGroup, year: 'unknown', lastYear: 'unknown' }
}

function earningsOf(work: Work, month: MonthText): EarningInput[] {
  const { salaries, christmasCents = 0 } = work.person.pay
  const { hours, overtime } = work.workedIn(month)
  const hourlyWageCents = wageOf(work, month)
  const earnings: EarningInput[] = [
    salaries
      ? { kind: 'salary', monthlyCents: valueIn(month, salaries) }
      : { kind: 'hours', hours: String(Number(hours) - Number(overtime)), hourlyWageCents },
  ]
  if (overtime !== '0' && !salaries) {
    const premiumPercent = OVERTIME_PREMIUM_PERCENT
    earnings.push({ kind: 'overtime', hours: overtime, hourlyWageCents, premiumPercent })
  }
  if (christmasCents > 0 && month.endsWith(MONTH_OF_CHRISTMAS_PAY))
    earnings.push({ kind: 'one_time', label: 'Weihnachtsgeld', amountCents: christmasCents })
  return earnings
}

function wageOf({ person }: Work, month: MonthText): number {
  return valueIn(month, TARIFF_WAGES) + (person.pay.bonusPerHourCents ?? 0)
}

/** The person's agreed pay, oldest first. */
export function agreedPay({ pay }: Person): DatedPay[] {
  const { salaries, bonusPerHourCents = 0 } = pay
  const dated: DatedPay[] = salaries
    ? salaries.map(([from, cents]) => ({ from, kind: 'monthly', cents }))
    : TARIFF_WAGES.map(([from, cents]) => ({ from, kind: 'hourly', cents: cents + bonusPerHourCents }))
  return dated.reverse()
}

/** What holds in a month, of a list with the newest first. */
function valueIn(month: MonthText, values: readonly (readonly [from: MonthText, cents: number])[]): number {
  const value = values.find(([from]) => from <= month)
  if (!value) throw new Error(`nothing is known of ${month}`)
  return value[1]
}
