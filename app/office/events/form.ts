import * as z from 'zod'
import { parseAddress } from '~/domain/events/address'
import { EVENT_TYPES, type EventType } from '~/domain/events/types'
import type { FaultKey } from '~/kit/forms/faults'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'

export const URL_FIELD = 'url'

/** The box that wants it: `invoice_issued`. */
export function fieldOfType(type: EventType): string {
  return type.replace('.', '_')
}

/** Wants every event, whatever else is ticked. */
export const ALL_FIELD = 'alles'

const box = z.literal('ja').optional().catch(undefined)
const boxes = Object.fromEntries(EVENT_TYPES.map((type) => [fieldOfType(type), box]))

/** @param allowsPlain for operators who send into their own network */
export function endpointForm(allowsPlain: boolean) {
  const address = z.string({ error: 'event_url_missing' satisfies FaultKey }).transform((text, context) => {
    const url = parseAddress(text, allowsPlain)
    if (url instanceof URL) return url.href
    context.addIssue({ code: 'custom', message: url })
    return z.NEVER
  })
  return z
    .object({
      [URL_FIELD]: address,
      [ALL_FIELD]: box,
      ...boxes,
      [FORM_KEY_FIELD]: z.string().max(64).default(''),
    })
    .refine((form) => chosenIn(form).length > 0, {
      path: [ALL_FIELD],
      error: 'event_types_missing' satisfies FaultKey,
      when: () => true,
    })
    .transform((form) => ({
      url: String(form[URL_FIELD]),
      types: chosenIn(form),
      formKey: String(form[FORM_KEY_FIELD]),
    }))
}

function chosenIn(form: Record<string, unknown>): EventType[] {
  if (form[ALL_FIELD] === 'ja') return [...EVENT_TYPES]
  return EVENT_TYPES.filter((type) => form[fieldOfType(type)] === 'ja')
}
