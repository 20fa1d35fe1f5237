import * as z from 'zod'
import {
  ARCHIVE_FIELD,
  FORM_KEY_FIELD,
  LOCK_FIELD,
  RENEW_FIELD,
  SECRET_FIELD,
  SEEN_FIELD,
  SLIP_FIELD,
} from './form-fields'

const yesOrNo = z.enum(['ja', 'nein']).transform((value) => value === 'ja')

/** The button that archives has no field; the one that undoes it says "nein". */
export const archiveForm = z.object({
  [ARCHIVE_FIELD]: z
    .string()
    .optional()
    .transform((value) => value !== 'nein'),
})

/** A button that does the same once, however often it is pressed. */
export const onceForm = z.object({ [FORM_KEY_FIELD]: z.string().max(64).default('') })

export const lockForm = z.object({ [LOCK_FIELD]: yesOrNo })

/** `stand` is the task's assignee as the page showed it; empty if it had none. */
export const assignmentForm = z.object({
  ich: yesOrNo,
  [SEEN_FIELD]: z.string().toLowerCase().nullable().default(null),
})

export const mandateEndForm = z.object({ [SEEN_FIELD]: z.enum(['requested', 'active', 'stopped']) })

/** When the page was made that shows what is to be ended, or how that stood. */
export const seenForm = z.object({ [SEEN_FIELD]: z.string() })

export const linkForm = z.object({
  [RENEW_FIELD]: z
    .string()
    .optional()
    .transform((value) => value === 'ja'),
})

export const secretForm = z.object({ [SECRET_FIELD]: z.string().toLowerCase() })

export const tenantSwitchForm = z.object({ tenant: z.string().toLowerCase() })

export const droppedSlipForm = z.object({ [SLIP_FIELD]: z.string().toLowerCase() })
