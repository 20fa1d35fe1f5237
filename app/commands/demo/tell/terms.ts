import type { DatedPay } from '~/domain/employees/pay.server'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import type { Extra } from '~/domain/payroll-run/extras'
import type { PayrollFacts } from '~/domain/payroll-run/facts'
import { usualFacts } from '~/domain/payroll-run/usual-facts'
import type { MonthText } from '~/domain/values/calendar'
import type { Firm } from '../firm'
import type { EmployeeStory } from '../story'

const WEEKS_IN_A_MONTH = 4.35

export interface Told {
  key: string
  story: EmployeeStory
}

export function employeesOf({ story }: Firm): Told[] {
  return Object.entries(story.employees).map(([key, employee]) => ({ key, story: employee }))
}

/**
 * Whether a month can be paid. In a year whose plan of wage tax is not published yet, months have hours but no payslips.
 */
export function isPayable(month: MonthText): boolean {
  return shippedFigures().isKnown('wageTax', month)
}

export function factsOf({ record, facts }: EmployeeStory): PayrollFacts {
  const { employment_type: type, tax_class: taxClass, health_fund: fund } = record
  return {
    ...usualFacts(type),
    fund: type === 'minijob' ? null : fund,
    taxClass: taxClass ? Number(taxClass) : null,
    isParent: facts?.childBirthDates !== undefined,
    isEarlierUnknown: true,
    ...{ holidayDays: '28', holidayCarried: '2' },
    ...facts,
  }
}

/** Oldest first. */
export function agreedPay({ story }: Firm, { salaries, bonus = 0 }: EmployeeStory): DatedPay[] {
  return salaries
    ? salaries.map(([from, cents]) => ({ from, kind: 'monthly', cents }))
    : story.payroll.tariff.map(([from, cents]) => ({ from, kind: 'hourly', cents: cents + bonus }))
}

/** One-time pay in November. */
export function christmasIn({ christmas: cents }: EmployeeStory, month: MonthText): Extra[] {
  return cents && month.endsWith('-11') ? [{ kind: 'christmas', label: null, cents, isMonthly: false }] : []
}

/** A week's part of a usual month's hours, to the half. */
export function weeklyHoursOf({ quarters: [least, most] }: EmployeeStory): string {
  return String(Math.round(((least + most) / 2 / 4 / WEEKS_IN_A_MONTH) * 2) / 2)
}

/** Hours worked in a month, drawn from the seed. */
export function workedIn({ dice }: Firm, { key, story }: Told, month: MonthText) {
  const hoursOf = (name: string, least: number, most: number) =>
    String(dice.between(`${name} ${key} ${month}`, least, most) / 4)
  return { hours: hoursOf('hours', ...story.quarters), overtime: hoursOf('overtime', 0, story.overtime ?? 0) }
}
