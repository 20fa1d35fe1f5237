import * as z from 'zod'
import { REVISION_FIELD } from '~/kit/forms/form-fields'

export const ALIKE_FIELD = 'doppelte'
/** Takes rows along that may be there already. */
export const TAKEN = 'ja'

/** What the user decides after seeing the check, and which check those were. */
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
