import Big from 'big.js'
import type { Kinds } from '../hours/kinds'
import type { EarningInput } from '../payroll/payslip/earning-input'
import { type DecimalText, roundToCents } from '../values/money'
import type { AgreedPay } from './agreed-pay'
import type { Extra } from './extras'
import type { PayrollSettings } from './settings'
import { earningsOfSpecials, payOf } from './special-earnings'
import type { Specials } from './specials'

/** Weeks of a month for the basic hourly wage, R 3b (1) LStR. */
const WEEKS_A_MONTH = '4.35'
const USUAL_DAYS_A_WEEK = '5'

/** Hours and days of a month, as on the hours page. */
export interface Worked {
  hours: DecimalText
  overtime: DecimalText
  kinds: Kinds
}

export type MonthFinding = { code: MonthFindingCode; hours?: DecimalText; days?: DecimalText; names?: string }
export type MonthFindingCode =
  | 'overtime_unpaid'
  | 'minus_hours'
  | 'premium_rate_missing'
  | 'weekly_hours_missing'
  | 'days_by_week'
  | 'year_unknown'
  | 'hours_undecided'
  | 'fund_rates_old'
  | 'lost_hours_in_salary'
  | 'premiums_in_paid_time'
  | 'terms_changed'
  | 'hours_after_exit'
  | 'cut_twice'
  | 'sick_in_waiting_time'
  | 'absence_elsewhere'
  | 'equalisation_figures_missing'
  | 'equalisation_severance'
  | 'equalisation_church_changed'
  | 'equalisation_premium_changed'
  | 'equalisation_children_changed'
  | 'equalisation_two_records'

interface Month {
  /** Null after the last day. */
  pay: AgreedPay | null
  worked: Worked | null
  weeklyHours: DecimalText | null
  /** Working days per week; null means five. */
  workingDays: DecimalText | null
  firm: PayrollSettings
  extras: readonly NamedExtra[]
  specials: Specials
}

export type NamedExtra = Extra & { label: string }

/** Hourly or monthly pay with premiums, and the extras entered. */
export function earningsOf({ pay, ...month }: Month): { earnings: EarningInput[]; remarks: MonthFinding[] } {
  const remarks: MonthFinding[] = []
  const extra = month.extras.flatMap((each) => earningOfExtra(each, month.firm))
  const special = earningsOfSpecials(month.specials, pay)
  const basic = pay ? basicOf({ ...month, pay }, remarks) : []
  if (!pay && Number(month.worked?.hours ?? 0) > 0) remarks.push({ code: 'hours_after_exit' })
  return { earnings: [...basic, ...extra, ...special], remarks }
}

type PaidMonth = Month & { pay: AgreedPay }

function basicOf(month: PaidMonth, remarks: MonthFinding[]): EarningInput[] {
  const basic =
    month.pay.kind === 'monthly'
      ? salaryOf(month, remarks)
      : [...hoursOf(month, remarks), ...daysOf(month, remarks)]
  return [...basic, ...premiumsOf(month, remarks)]
}

function salaryOf({ pay, worked, firm, specials }: PaidMonth, remarks: MonthFinding[]): EarningInput[] {
  if (specials.lost_hours) remarks.push({ code: 'lost_hours_in_salary' })
  if (worked && Number(worked.overtime) > 0) remarks.push({ code: 'overtime_unpaid', hours: worked.overtime })
  return [{ kind: 'salary', monthlyCents: payOf(pay, specials).cents, proration: firm.proration }]
}

/** Overtime is part of the hours (decision 282); negative hours belong to a time account. */
function hoursOf({ pay, worked, firm }: PaidMonth, remarks: MonthFinding[]): EarningInput[] {
  if (!worked) return []
  const overtime = new Big(worked.overtime)
  if (overtime.lt(0)) remarks.push({ code: 'minus_hours', hours: overtime.abs().toFixed() })
  const beyond = overtime.gt(0) ? overtime : new Big(0)
  const ordinary = new Big(worked.hours).minus(beyond)
  const wage = { hourlyWageCents: pay.cents }
  const premium = firm.overtimePercent ? { premiumPercent: firm.overtimePercent } : {}
  return [
    { kind: 'hours', hours: (ordinary.gt(0) ? ordinary : new Big(0)).toFixed(), ...wage },
    ...(beyond.gt(0) ? [{ kind: 'overtime' as const, hours: beyond.toFixed(), ...wage, ...premium }] : []),
  ]
}

/** Each sick day and day of leave is paid as the hours of a working day, § 4 (1) EFZG, § 11 (1) BUrlG. */
function daysOf(
  { pay, worked, weeklyHours, workingDays }: PaidMonth,
  remarks: MonthFinding[],
): EarningInput[] {
  const times = [
    { time: 'sick', days: worked?.kinds.sick_days },
    { time: 'vacation', days: worked?.kinds.vacation_days },
  ] as const
  const taken = times.flatMap(({ time, days }) => (days ? [{ time, days }] : []))
  if (taken.length === 0) return []
  if (!weeklyHours) {
    remarks.push({ code: 'weekly_hours_missing' })
    return []
  }
  const daysAWeek = workingDays ?? USUAL_DAYS_A_WEEK
  const aDay = new Big(weeklyHours).div(daysAWeek)
  remarks.push({ code: 'days_by_week', hours: aDay.round(2).toFixed(), days: daysAWeek })
  return taken.map(({ time, days }) => ({
    kind: 'hours',
    time,
    hours: aDay.times(days).round(6).toFixed(),
    hourlyWageCents: pay.cents,
  }))
}

/** § 3b EStG, on top of the wage for the same hours. */
function premiumsOf({ pay, worked, weeklyHours, firm }: PaidMonth, remarks: MonthFinding[]): EarningInput[] {
  const rates = [
    { work: 'night', percent: firm.nightPercent },
    { work: 'deep_night', percent: firm.deepNightPercent ?? firm.nightPercent },
    { work: 'sunday', percent: firm.sundayPercent },
    { work: 'holiday', percent: firm.holidayPercent },
    { work: 'special_holiday', percent: firm.specialHolidayPercent ?? firm.holidayPercent },
  ] as const
  return rates.flatMap(({ work, percent }): EarningInput[] => {
    const hours = worked?.kinds[work]
    if (!hours) return []
    if (!percent) {
      remarks.push({ code: 'premium_rate_missing', hours })
      return []
    }
    const basicWageCents = basicWage(pay, weeklyHours)
    if (basicWageCents === undefined) {
      remarks.push({ code: 'weekly_hours_missing' })
      return []
    }
    return [{ kind: 'premium', work, hours, percent, basicWageCents }]
  })
}

function basicWage(pay: AgreedPay, weeklyHours: DecimalText | null): number | undefined {
  if (pay.kind === 'hourly') return pay.cents
  if (!weeklyHours || Number(weeklyHours) === 0) return undefined
  return roundToCents(new Big(pay.cents).div(new Big(weeklyHours).times(WEEKS_A_MONTH)))
}

function earningOfExtra(
  { kind, label, cents: amountCents }: NamedExtra,
  { proration }: PayrollSettings,
): EarningInput[] {
  const free = (number: '15' | '16' | '33' | '50') => [
    { kind: 'tax_free' as const, label, number, amountCents, ...REST },
  ]
  switch (kind) {
    case 'christmas':
    case 'holiday':
      return [{ kind: 'one_time', label, amountCents, purpose: kind }]
    case 'bonus':
    // § 7 (4) BUrlG: one-time pay for work, § 23a SGB IV, and not holiday pay under § 850a no. 2 ZPO.
    case 'leave_compensation':
      return [{ kind: 'one_time', label, amountCents, purpose: 'other' }]
    case 'severance':
    case 'maternity_pay':
    case 'voucher':
    case 'flat_taxed':
    case 'benefit_in_kind':
    case 'pay_given_up':
      return [{ kind, label, amountCents }]
    // Reduced in a part month as the salary is.
    case 'supplement':
      return [{ kind: 'salary', label, monthlyCents: amountCents, proration }]
    // Its full amount, in a part month too.
    case 'overtime_pay':
    case 'running_pay':
      return [{ kind: 'running', label, amountCents, isOvertime: kind === 'overtime_pay' }]
    case 'job_ticket':
      return free('15')
    case 'expenses':
      return free('50')
    case 'travel':
      return free('16')
    case 'childcare':
      return free('33')
    case 'savings':
      return [{ kind, label, employerCents: amountCents, savedCents: amountCents }]
    case 'advance':
    case 'other':
      return []
  }
}

const REST = { isInKind: false, usedThisYearCents: 0 }
