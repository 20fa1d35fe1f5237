import * as z from 'zod'
import { STATES } from '~/domain/payroll/states'
import { PRORATIONS, TRADES } from '~/domain/payroll-run/firm'
import { parseDecimal } from '~/kit/forms/decimal'
import type { FaultKey } from '~/kit/forms/faults'
import { inPrint, line, revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { month, optional, optionalDecimal, optionalMonth } from '~/kit/forms/value-fields'

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
  .transform(({ [REVISION_FIELD]: seen, ...said }) => ({
    from: said.from,
    state: said.state,
    isInU1: said.is_in_u1,
    isLevied: said.is_levied,
    isPublicBody: said.is_public_body,
    trade: said.trade,
    proration: said.proration,
    overtimePercent: said.overtime_percent,
    nightPercent: said.night_percent,
    deepNightPercent: said.deep_night_percent,
    sundayPercent: said.sunday_percent,
    holidayPercent: said.holiday_percent,
    specialHolidayPercent: said.special_holiday_percent,
    revision: seen ?? 0,
  }))

export const fundForm = z
  .object({
    name: inPrint(line(60, 'fund_name_missing')),
    from: month('fund_from_missing'),
    additional_rate: rate(),
    u1_rate: rate(),
    u2_rate: rate(),
  })
  .transform(({ name, from, ...rates }) => ({
    name,
    from,
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
