import * as z from 'zod'
import { message, revision, ticked } from '~/kit/forms/fields'
import { FORM_KEY_FIELD, FROM_START_FIELD, REVISION_FIELD } from '~/kit/forms/form-fields'

/** Confirms that the customer was asked about the account. */
export const LOOKED_FIELD = 'nachgefragt'

export const GOES_ON_FIELD = 'bleibt-offen'

/** Finishes a task, unless its value is "nein". */
export const taskEndForm = z.object({
  [FROM_START_FIELD]: z.string().max(2).optional(),
  erledigt: z
    .string()
    .optional()
    .transform((text) => text !== 'nein'),
})

export const replyForm = z.object({
  message: message('reply_missing'),
  [GOES_ON_FIELD]: z
    .string()
    .optional()
    .transform((text) => text === 'ja'),
  [FORM_KEY_FIELD]: z.string().max(64).default(''),
})

export const refusalForm = z.object({ reason: message('refusal_reason_missing') })

export const addressChangeForm = z.object({ [REVISION_FIELD]: revision() })

export const bankChangeForm = z.object({
  [LOOKED_FIELD]: ticked('second_look_missing'),
  [REVISION_FIELD]: revision(),
})
