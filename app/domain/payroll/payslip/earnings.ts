import { refuseIf } from '../errors'
import { ONE, percent, scaled, smaller } from '../exact'
import { explained, money, percentage, plainNumber } from '../explanation'
import { divideRounding } from '../rounding'
import { DAYS_A_MONTH } from '../social-insurance/ceilings'
import type { Earning } from './earning'
import type { EarningInput } from './earning-input'
import type { EarningKind, PaidTime } from './earning-kinds'
import type { PayslipInput } from './input'
import type { Period } from './period'
import { IN_KIND, ONE_TIME, RUNNING, type Treatment } from './treatment'
import type { WageTypeInput } from './wage-type-input'
import { type Around, wageTypeEarnings } from './wage-types/earning-of'
import { workingDaysOf } from './working-days'

const HOURS_PLACES = 6
/** Kinds with a fixed treatment; that of the others is computed. */
const PLAIN_KINDS: readonly string[] = [
  'hours',
  'overtime',
  'salary',
  'one_time',
  'running',
  'benefit_in_kind',
]

/**
 * Overtime with a premium makes two lines. @throws PayrollRefusal `salary_needs_proration` for a salary in a
 * part month without a rule
 */
export function earningsOf(
  { earnings: inputs, employment }: PayslipInput,
  period: Period,
  around: Omit<Around, 'all'>,
): Earning[] {
  const all = inputs.filter(isWageType)
  return inputs.flatMap((input): Earning[] => {
    switch (input.kind) {
      case 'hours':
        return [hours(input)]
      case 'overtime':
        return overtime(input)
      case 'salary':
        return [salary(input, period, employment.workingDaysAWeek)]
      case 'one_time':
        return [oneTime(input)]
      case 'running':
        return [{ ...asEntered(input, RUNNING), ...(input.isOvertime && { purpose: 'overtime' as const }) }]
      case 'benefit_in_kind':
        return [asEntered(input, IN_KIND)]
      default:
        return wageTypeEarnings(input, { ...around, all })
    }
  })
}

function hours(input: {
  kind: 'hours' | 'overtime'
  label?: string | undefined
  time?: 'worked' | PaidTime | undefined
  hours: string
  hourlyWageCents: number
}): Earning {
  const { hours: quantity, hourlyWageCents } = input
  const wage = BigInt(hourlyWageCents)
  const amount = divideRounding(scaled(quantity, HOURS_PLACES) * wage, 10n ** BigInt(HOURS_PLACES))
  const rule = input.kind === 'hours' ? 'pay_hours' : 'pay_overtime'
  const explanation = explained(rule, { hours: plainNumber(quantity), wage: money(wage) })
  const { time } = input
  const paidTime = time !== undefined && time !== 'worked' ? { time } : {}
  return { ...lineOf(input), ...paidTime, quantity, amount, explanation }
}

function overtime(input: Extract<EarningInput, { kind: 'overtime' }>): Earning[] {
  const base = hours(input)
  if (input.premiumPercent === undefined) return [base]
  const rate = percent(input.premiumPercent)
  const wage = BigInt(input.hourlyWageCents)
  const exact = scaled(input.hours, HOURS_PLACES) * wage * rate
  const premium: Earning = {
    ...base,
    kind: 'overtime_premium',
    amount: divideRounding(exact, ONE * 10n ** BigInt(HOURS_PLACES)),
    explanation: explained('pay_overtime_premium', {
      hours: plainNumber(input.hours),
      wage: money(wage),
      premium: percentage(rate),
    }),
  }
  return [base, premium]
}

function salary(
  input: Extract<EarningInput, { kind: 'salary' }>,
  period: Period,
  daysAWeek: string | undefined,
): Earning {
  const whole = BigInt(input.monthlyCents)
  const { proration } = input
  refuseIf(proration === undefined && !period.isWholeMonth, 'salary_needs_proration')
  if (proration === undefined || period.paidDates.length === period.daysInMonth) {
    return { ...lineOf(input), amount: whole, explanation: explained('pay_salary', { salary: money(whole) }) }
  }
  const { paid, all } = daysCounted(proration, period, daysAWeek)
  const amount = smaller(divideRounding(whole * BigInt(paid), BigInt(all)), whole)
  const figures = { salary: money(whole), employedDays: plainNumber(paid), days: plainNumber(all) }
  return { ...lineOf(input), amount, explanation: explained('pay_salary_part', figures) }
}

function daysCounted(
  proration: 'calendar_days' | 'thirtieths' | 'working_days',
  { paidDates, daysInMonth, wholeMonth }: Period,
  daysAWeek: string | undefined,
): { paid: number; all: number } {
  if (proration === 'working_days')
    return { paid: workingDaysOf(paidDates, daysAWeek), all: workingDaysOf(wholeMonth, daysAWeek) }
  return { paid: paidDates.length, all: proration === 'thirtieths' ? DAYS_A_MONTH : daysInMonth }
}

function oneTime(input: Extract<EarningInput, { kind: 'one_time' }>): Earning {
  const line = asEntered(input, ONE_TIME)
  const { purpose = 'other' } = input
  return purpose === 'other' ? line : { ...line, purpose }
}

function isWageType(input: EarningInput): input is WageTypeInput {
  return !PLAIN_KINDS.includes(input.kind)
}

function asEntered(
  input: {
    kind: 'one_time' | 'running' | 'benefit_in_kind'
    label?: string | undefined
    amountCents: number
  },
  treatment: Treatment,
): Earning {
  const amount = BigInt(input.amountCents)
  return {
    ...lineOf(input),
    ...treatment,
    amount,
    explanation: explained('pay_as_entered', { amount: money(amount) }),
  }
}

function lineOf({ kind, label }: { kind: EarningKind; label?: string | undefined }) {
  return { kind, label, quantity: undefined, ...RUNNING }
}
