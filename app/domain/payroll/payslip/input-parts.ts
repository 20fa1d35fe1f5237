import * as z from 'zod'
import type { RefusalCode } from '../refusal-codes'

const MOST_HOURS_A_MONTH = 744

export const refusal = (code: RefusalCode) => ({ error: code })

export const cents = z.int(refusal('amount_not_in_cents')).nonnegative(refusal('negative_amount'))
export const signedCents = z.int(refusal('amount_not_in_cents'))
export const oneTimeCents = z
  .int(refusal('amount_not_in_cents'))
  .nonnegative(refusal('negative_one_time_pay'))
export const date = z.iso.date(refusal('malformed_date'))
export const monthText = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, refusal('malformed_month'))
const decimal = z.string().regex(/^-?\d{1,9}(\.\d{1,6})?$/, refusal('malformed_decimal'))
export const positiveDecimal = decimal.refine((text) => !text.startsWith('-'), refusal('negative_amount'))
export const rate = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/, refusal('malformed_decimal'))
export const hours = decimal
  .refine((text) => !text.startsWith('-'), refusal('negative_hours'))
  .refine((text) => Number.parseInt(text, 10) <= MOST_HOURS_A_MONTH, refusal('hours_out_of_range'))
export const label = z.string().max(80).optional()
