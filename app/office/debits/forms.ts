import * as z from 'zod'
import type { SeenDebit } from '~/domain/debits/run.server'
import { optionalLine } from '~/kit/forms/fields'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { HANDED_ON_FIELD, handedOn } from '~/kit/forms/handed-over'
import { formKey } from '~/kit/forms/ids'
import { RETURN_CODE_FIELD, returnCode } from '~/kit/forms/return-code'

export const REASON_FIELD = 'grund'
/** Ticked by whoever announces what no mail can. */
export const BY_HAND_FIELD = 'angekuendigt'
const REASON_LENGTH = 200

/** In bytes: a thousand ticks and more. */
export const TICKS_BYTES = 256 * 1024

const TICKED = /^(?:rechnung|uebergeben)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const CENTS = /^[1-9]\d{0,10}$/

/** The box of an invoice. What is still to be made has the amount shown as its value, in cents. */
export function debitField({ invoiceId }: Pick<SeenDebit, 'invoiceId'>): string {
  return `rechnung_${invoiceId}`
}

/** Another name than in the form beside it, so that what one gives back ticks nothing in the other. */
export function handedField({ invoiceId }: Pick<SeenDebit, 'invoiceId'>): string {
  return `uebergeben_${invoiceId}`
}

/** @param today the last day on which invoices can have been handed over */
export function handedOverForm(today: string) {
  return z
    .looseObject({ [HANDED_ON_FIELD]: handedOn(today) })
    .transform(({ [HANDED_ON_FIELD]: on, ...rest }) => ({ on, invoiceIds: ticked(rest).map(({ id }) => id) }))
}

export const runForm = z
  .looseObject({
    [FORM_KEY_FIELD]: formKey(),
    [REASON_FIELD]: optionalLine(REASON_LENGTH),
    [BY_HAND_FIELD]: z.string().optional(),
  })
  .transform(({ [FORM_KEY_FIELD]: id, [REASON_FIELD]: reason, [BY_HAND_FIELD]: byHand, ...rest }) => ({
    id,
    isAnnouncedByHand: byHand !== undefined,
    againReason: reason ?? '',
    debits: ticked(rest).flatMap(({ id, value }) =>
      CENTS.test(value) ? [{ invoiceId: id, cents: Number(value) }] : [],
    ),
  }))

export const failureForm = z
  .looseObject({ [REASON_FIELD]: optionalLine(REASON_LENGTH), [RETURN_CODE_FIELD]: returnCode })
  .transform(({ [REASON_FIELD]: reason, [RETURN_CODE_FIELD]: code, ...rest }) => ({
    reason: reason ?? '',
    code,
    invoiceIds: ticked(rest).map(({ id }) => id),
  }))

function ticked(rest: Readonly<Record<string, unknown>>): { id: string; value: string }[] {
  return Object.entries(rest).flatMap(([name, value]) => {
    const id = TICKED.exec(name.toLowerCase())?.[1]
    return id === undefined ? [] : [{ id, value: String(value) }]
  })
}
