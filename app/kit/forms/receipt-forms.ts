import * as z from 'zod'
import type { FaultKey } from './faults'
import { line, optionalLine } from './fields'
import { FORM_KEY_FIELD, SEEN_FIELD } from './form-fields'
import { formKey, id } from './ids'
import { RETURN_CODE_FIELD, returnCode } from './return-code'
import { amount, date } from './value-fields'

const METHODS = ['transfer', 'direct_debit', 'cash', 'set_off'] as const
const LONGEST_REFERENCE = 140

const CLAIM = 'rechnung_'

export function claimField(invoiceId: string): string {
  return `${CLAIM}${invoiceId}`
}

export function tickedIn(entered: Partial<Record<string, string>>): string[] {
  const names = Object.keys(entered).filter((name) => name.startsWith(CLAIM))
  return names.map((name) => name.slice(CLAIM.length).toLowerCase())
}

/** Ticked to confirm an unusual entry. */
export const CONFIRM_FIELD = 'bestaetigt'

function positive() {
  return amount('amount_missing', 'amount_grouping').refine((cents) => cents > 0, {
    error: 'amount_missing' satisfies FaultKey,
  })
}

function day(today: string) {
  return date('date_missing').refine((on) => on <= today, { error: 'date_in_future' satisfies FaultKey })
}

const ticked = z
  .string()
  .optional()
  .transform((text) => Boolean(text))

/** @param today latest date of a receipt */
export function receiptForm(today: string) {
  return z.object({
    direction: z.enum(['in', 'out']).catch('in'),
    amount: positive(),
    paid_on: day(today),
    method: z.enum(METHODS, { error: 'way_missing' satisfies FaultKey }),
    reference: optionalLine(LONGEST_REFERENCE),
    [RETURN_CODE_FIELD]: returnCode,
    skonto: z.enum(['nein', 'ja']).catch('nein'),
    [CONFIRM_FIELD]: ticked,
    [FORM_KEY_FIELD]: formKey(),
  })
}

export const creditUseForm = z.object({ [SEEN_FIELD]: z.coerce.number().catch(0) })

/** Shares a page with other forms, so its fields have names of their own. */
export function refundForm(today: string) {
  return z.object({
    refund_amount: positive(),
    refund_on: day(today),
    refund_reference: optionalLine(LONGEST_REFERENCE),
    [FORM_KEY_FIELD]: formKey(),
  })
}

const booking = id('way_missing')

export const undoForm = z.object({
  booking,
  how: z.enum(['receipt', 'share']).catch('receipt'),
  reason: line(200, 'undo_reason_missing'),
})

export const restForm = z
  .object({
    how: z.enum(['write_off', 'cash_discount'], { error: 'way_missing' satisfies FaultKey }),
    reason: optionalLine(200),
    [FORM_KEY_FIELD]: formKey(),
  })
  .refine(({ how, reason }) => how === 'cash_discount' || reason !== null, {
    path: ['reason'],
    error: 'write_off_reason_missing' satisfies FaultKey,
  })
