import type { EarningInput } from '../payroll/payslip/earning-input'
import type { PayslipInput } from '../payroll/payslip/input'
import type { Cents } from '../values/money'
import type { AgreedPay } from './agreed-pay'
import { garnishmentsOf, type Specials } from './specials'

export function earningsOfSpecials(specials: Specials, pay: AgreedPay | null): EarningInput[] {
  const { company_car, job_bike, meals, commute_allowance, pension_conversion, lost_hours } = specials
  const { accommodation, maternity_subsidy, partial_retirement, tax_free } = specials
  return [
    ...(company_car ? [{ kind: 'company_car' as const, ...plain(company_car) }] : []),
    ...(job_bike ? [{ kind: 'job_bike' as const, ...plain(job_bike) }] : []),
    ...(meals ? [{ kind: 'meals' as const, ...plain(meals) }] : []),
    ...(accommodation ? [accommodationOf(accommodation)] : []),
    ...(maternity_subsidy ? [{ kind: 'maternity_subsidy' as const, ...plain(maternity_subsidy) }] : []),
    ...(partial_retirement ? [{ kind: 'partial_retirement' as const, ...plain(partial_retirement) }] : []),
    ...(commute_allowance ? [{ kind: 'commute_allowance' as const, ...plain(commute_allowance) }] : []),
    ...(pension_conversion ? [{ kind: 'pension_conversion' as const, ...plain(pension_conversion) }] : []),
    ...(tax_free ? [{ kind: 'tax_free' as const, ...plain(tax_free) }] : []),
    ...(lost_hours && pay?.kind === 'hourly' ? lostHours(lost_hours, pay.cents) : []),
  ]
}

/** § 2 (3) sentence 2 SvEV: percent off the value; they add up. */
const OFF_COMMUNAL = 15
const OFF_YOUNG = 15
const OFF_OCCUPANTS = [0, 0, 40, 50]
const OFF_MORE_OCCUPANTS = 60

function accommodationOf({
  occupants,
  isCommunal,
  isYoung,
  paidByEmployeeCents,
}: NonNullable<Specials['accommodation']>): EarningInput {
  const reductionPercent =
    (OFF_OCCUPANTS[occupants] ?? OFF_MORE_OCCUPANTS) +
    (isCommunal ? OFF_COMMUNAL : 0) +
    (isYoung ? OFF_YOUNG : 0)
  return { kind: 'accommodation', paidByEmployeeCents, reductionPercent }
}

/** Pay for hours lost to a public holiday (§ 2 EFZG) or without the employee's fault (§§ 615, 616 BGB). */
function lostHours(
  { publicHoliday, other, reason }: NonNullable<Specials['lost_hours']>,
  hourlyWageCents: Cents,
): EarningInput[] {
  return [
    ...(publicHoliday
      ? [{ kind: 'hours' as const, time: 'public_holiday' as const, hours: publicHoliday, hourlyWageCents }]
      : []),
    ...(other
      ? [{ kind: 'hours' as const, hours: other, hourlyWageCents, ...(reason && { label: reason }) }]
      : []),
  ]
}

export function garnishmentInputs(specials: Specials): PayslipInput['garnishments'] {
  return garnishmentsOf(specials).map(({ kind, creditor: label, dueCents, dependants, protectedCents }) =>
    kind === 'maintenance'
      ? { kind, label, dueCents, protectedCents }
      : { kind, label, dueCents, dependants },
  )
}

export function shortTimeInput({ short_time }: Specials): PayslipInput['shortTime'] {
  if (!short_time) return undefined
  const { fullPayCents, addedCents, hasChild } = short_time
  return { fullPayCents, addedCents, hasChild }
}

/** In short-time work a salary is what was actually earned of it. */
export function payOf(pay: AgreedPay, { short_time }: Specials): AgreedPay {
  const actual = short_time?.actualPayCents ?? null
  return pay.kind === 'monthly' && actual !== null ? { ...pay, cents: actual } : pay
}

function plain<Special extends { isMonthly: boolean }>({ isMonthly: _, ...rest }: Special) {
  return rest
}
