import { Temporal } from 'temporal-polyfill'
import { type Amount, scaled, total } from '../exact'
import { money, plainNumber } from '../explanation'
import { type CalculationFinding, finding } from '../findings'
import { minimumWageIn } from '../parameters/minimum-wage'
import { trainingPay } from '../parameters/training-pay'
import { divideRounding } from '../rounding'
import type { PayrollMonth } from './payroll-month'

const HOURS_PLACES = 6
/** Hundredths of a week in a month, as R 3b (2) LStR counts. */
const WEEKS_A_MONTH = 435n

/**
 * Pay below the statutory or the trade's minimum wage: hours by their wage, salaries by weekly hours; apprentices have
 * their own (§ 22 (3) MiLoG), directors none.
 */
export function wageFindings(month: PayrollMonth): CalculationFinding[] {
  const { input, person, figures } = month
  if (person.kind === 'apprentice') return trainingFindings(month)
  if (person.kind === 'director') return []
  const least = minimumWageIn(input.month, input.employer.trade ?? 'none', figures)
  const wages = input.earnings.flatMap((each) =>
    each.kind === 'hours' || each.kind === 'overtime' ? [BigInt(each.hourlyWageCents)] : [],
  )
  const all = [...wages, ...wageOfSalary(month)]
  if (least === undefined) return all.length > 0 ? [finding('minimum_wage_unknown')] : []
  const low = all.find((wage) => wage < least)
  if (low === undefined) return []
  return [finding('below_minimum_wage', { wage: money(low), least: money(least) })]
}

/** Hourly, including supplements paid like a salary. */
function wageOfSalary({ input }: PayrollMonth): Amount[] {
  const salary = salaryOf(input)
  const hours = scaled(input.employment.weeklyHours ?? '0', HOURS_PLACES)
  if (salary === 0n || hours === 0n || input.shortTime) return []
  return [divideRounding(salary * 100n * 10n ** BigInt(HOURS_PLACES), hours * WEEKS_A_MONTH)]
}

function salaryOf({ earnings }: PayrollMonth['input']): Amount {
  return total(earnings.flatMap((each) => (each.kind === 'salary' ? [BigInt(each.monthlyCents)] : [])))
}

/** Only vocational training has the minimum pay of § 17 BBiG, by its first year and current year. */
function trainingFindings({ input, figures }: PayrollMonth): CalculationFinding[] {
  const { personGroup, from } = input.employment
  const pay = salaryOf(input)
  if (personGroup !== '102' || pay === 0n) return []
  const begun = from.slice(0, 7)
  const { years } = Temporal.PlainYearMonth.from(begun).until(Temporal.PlainYearMonth.from(input.month))
  const least = trainingPay(begun, years + 1, figures)
  if (least === undefined) return begun >= '2025-01' ? [finding('training_pay_unknown')] : []
  if (pay >= least) return []
  return [finding('below_training_pay', { pay: money(pay), least: money(least) })]
}

/** Further conditions of the flat tax on short-term work, which a month does not show. */
export function shortTermFindings({ input, person, of }: PayrollMonth): CalculationFinding[] {
  if (person.kind !== 'short_term' || input.taxCard) return []
  const { days, day } = of('shortTermWork')
  return [finding('short_term_conditions', { days: plainNumber(days), day: money(day) })]
}
