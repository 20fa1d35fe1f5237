import * as z from 'zod'
import { STATES } from '~/domain/payroll/states'
import { PRORATIONS, TRADES } from '~/domain/payroll-run/settings'
import { parseDecimal } from '~/kit/forms/decimal'
import type { FaultKey } from '~/kit/forms/faults'
import { inPrint, line, revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { companyNumber, month, optional, optionalDecimal, optionalMonth } from '~/kit/forms/value-fields'

const MOST_PERCENT = 200
const MOST_RATE = 20

const percent = () => optionalDecimal(MOST_PERCENT, 2, 'percent_wrong')

export const payrollFirmForm = z
  .object({
    from: optionalMonth(),
    state: z.enum(STATES, { error: 'state_missing' satisfies FaultKey }),
    is_in_u1: yes(),
    is_levied: yes(),
    is_public_body: yes(),
    is_equalising: yes(),
    trade: z.enum(TRADES).catch('none'),
    proration: z.enum(PRORATIONS).catch('calendar_days'),
    overtime_percent: percent(),
    night_percent: percent(),
    deep_night_percent: percent(),
    sunday_percent: percent(),
    holiday_percent: percent(),
    special_holiday_percent: percent(),
    [REVISION_FIELD]: revision(),
  })
  .transform(({ [REVISION_FIELD]: seen, ...typed }) => ({
    from: typed.from,
    state: typed.state,
    isInU1: typed.is_in_u1,
    isLevied: typed.is_levied,
    isPublicBody: typed.is_public_body,
    trade: typed.trade,
    proration: typed.proration,
    isEqualising: typed.is_equalising,
    overtimePercent: typed.overtime_percent,
    nightPercent: typed.night_percent,
    deepNightPercent: typed.deep_night_percent,
    sundayPercent: typed.sunday_percent,
    holidayPercent: typed.holiday_percent,
    specialHolidayPercent: typed.special_holiday_percent,
    revision: seen ?? 0,
  }))

export const fundForm = z
  .object({
    name: inPrint(line(60, 'fund_name_missing')),
    from: month('fund_from_missing'),
    additional_rate: rate(),
    u1_rate: rate(),
    u2_rate: rate(),
    fund_number: companyNumber(),
  })
  .transform(({ name, from, fund_number, ...rates }) => ({
    name,
    from,
    companyNumber: fund_number,
    additionalRate: rates.additional_rate,
    u1Rate: rates.u1_rate,
    u2Rate: rates.u2_rate,
  }))

export const fundRemovalForm = z.object({
  name: line(60, 'fund_name_missing'),
  from: month('fund_from_missing'),
})

function rate() {
  return optional('rate_wrong', (text) => {
    const parsed = parseDecimal(text.replace('%', ''), 2)
    return parsed !== undefined && Number(parsed) <= MOST_RATE ? parsed : undefined
  }).transform((value, context): string => {
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: 'rate_wrong' satisfies FaultKey })
    return z.NEVER
  })
}

function yes() {
  return z
    .string()
    .optional()
    .transform((text) => Boolean(text))
}
