import * as z from 'zod'
import { fitsMonth, type HourField, roundedAmount } from '~/domain/hours/amounts'
import { parseDecimal } from '~/kit/forms/decimal'
import type { FaultKey } from '~/kit/forms/faults'
import { line, optionalLine, revision } from '~/kit/forms/fields'
import { PASTED_FIELD, REVISION_FIELD } from '~/kit/forms/form-fields'
import { id } from '~/kit/forms/ids'
import { optional } from '~/kit/forms/value-fields'
import { lacksNumbers } from '~/kit/paste/hours'

const LONGEST_REASON = 200
/** Digits a spreadsheet may copy; rounded. */
const MOST_DIGITS = 30

/** The hours of one employee and month. Empty kinds are not stored. */
export const hoursForm = z.object({
  hours: amount('hours'),
  overtime: amount('overtime'),
  night: amount('night'),
  deep_night: amount('deep_night'),
  sunday: amount('sunday'),
  holiday: amount('holiday'),
  special_holiday: amount('special_holiday'),
  sick_days: amount('sick_days'),
  vacation_days: amount('vacation_days'),
  reason: optionalLine(LONGEST_REASON).transform((reason) => reason ?? ''),
  [REVISION_FIELD]: revision(),
})

/** The decision's button. */
export const DECISION_FIELD = 'entscheidung'
export const ACCEPT = 'annehmen'
export const REJECT = 'ablehnen'

export const decisionForm = z.object({
  decision_reason: line(LONGEST_REASON, 'hours_reason_missing'),
  [DECISION_FIELD]: z.enum([ACCEPT, REJECT], { error: 'hours_decision_missing' satisfies FaultKey }),
  [REVISION_FIELD]: revision(),
})

export const SEEN_TABLE_FIELD = 'geprueft'

export const pasteForm = z.object({
  [PASTED_FIELD]: z
    .string()
    .trim()
    .min(1, { error: 'table_missing' satisfies FaultKey })
    .refine((table) => /[\t;]/.test(table), { error: 'table_one_column' satisfies FaultKey, abort: true })
    .refine((table) => !lacksNumbers(table), { error: 'table_numbers_missing' satisfies FaultKey }),
  [SEEN_TABLE_FIELD]: z.string().max(64).default(''),
})

export const CLOSE_FIELD = 'abgeschlossen'
export const closingForm = z.object({ [CLOSE_FIELD]: z.string().optional() })

export const FOREIGN_ID_FIELD = 'kennung'
export const idForm = z.object({
  [FOREIGN_ID_FIELD]: id('hours_id_missing'),
  employee_id: id('hours_employee_missing'),
})
export const idReleaseForm = z.object({
  [FOREIGN_ID_FIELD]: id('id_malformed'),
})

/** Accepts German notation; negative hours have a leading sign. */
function parseAmount(field: HourField, text: string): string | undefined {
  const isLess = /^[-−]/.test(text)
  const decimal = parseDecimal(text.replace(/^[-−]/, ''), MOST_DIGITS)
  if (decimal === undefined) return undefined
  const signed = roundedAmount(isLess ? `-${decimal}` : decimal)
  return fitsMonth(field, signed) ? signed : undefined
}

function amount(field: HourField) {
  return optional('hours_amount_wrong', (text) => parseAmount(field, text))
}
