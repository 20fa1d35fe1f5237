import * as z from 'zod'

export const SECOND_LOOK_FIELD = 'zweiter_blick'

/** The account that was confirmed, and a code for those who have one; both empty before the second look. */
export const secondLookFields = {
  [SECOND_LOOK_FIELD]: z.string().max(40).catch(''),
  code: z.string().max(60).catch(''),
}
