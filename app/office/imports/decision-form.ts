import * as z from 'zod'
import { REVISION_FIELD } from '~/kit/forms/form-fields'

export const ALIKE_FIELD = 'doppelte'
export const TAKEN = 'ja'

/** The user's decision after the check, and the revision of the check that was shown. */
export const decisionForm = z
  .object({
    [REVISION_FIELD]: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
    [ALIKE_FIELD]: z.string().optional(),
  })
  .transform(({ [REVISION_FIELD]: revision, [ALIKE_FIELD]: alike }) => ({
    revision,
    takesAlike: alike === TAKEN,
  }))
