import * as z from 'zod'
import type { FaultKey } from './faults'
import { line, revision } from './fields'
import { FORM_KEY_FIELD, REVISION_FIELD, SEEN_FIELD } from './form-fields'
import { amount, date } from './value-fields'

/** The button that sends the invoice as well. */
export const SEND_FIELD = 'senden'

export const issueForm = z.object({ [REVISION_FIELD]: revision(), [SEND_FIELD]: z.string().optional() })

export const cancellationForm = z.object({
  reason: line(300, 'cancellation_reason_missing'),
  /** The open cents that the page showed. */
  [SEEN_FIELD]: z.string().optional(),
})

const PAYMENT_DIRECTIONS = ['in', 'out'] as const
const PAYMENT_METHODS = ['transfer', 'direct_debit', 'cash', 'set_off'] as const

/** @param today the last day on which money can have come */
export function paymentForm(today: string) {
  return z.object({
    direction: z.enum(PAYMENT_DIRECTIONS).catch('in'),
    amount: amount('amount_missing').refine((cents) => cents > 0, {
      error: 'amount_missing' satisfies FaultKey,
    }),
    paid_on: date('date_missing').refine((day) => day <= today, {
      error: 'date_in_future' satisfies FaultKey,
    }),
    method: z.enum(PAYMENT_METHODS, { error: 'way_missing' satisfies FaultKey }),
    [FORM_KEY_FIELD]: z
      .guid()
      .catch('')
      .transform((key) => key.toLowerCase()),
  })
}

export const copyForm = z.object({ [FORM_KEY_FIELD]: z.guid().toLowerCase().optional().catch(undefined) })
