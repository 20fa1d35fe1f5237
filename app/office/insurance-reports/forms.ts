import * as z from 'zod'

const yes = () =>
  z
    .string()
    .optional()
    .transform((text) => Boolean(text))

export const reportingForm = z
  .object({ is_own: yes(), is_immediate: yes() })
  .transform(({ is_own: isOwn, is_immediate: isImmediate }) => ({ isOwn, isImmediate }))

export const TOLD_FIELD = 'erledigt'

export const toldForm = z.object({
  [TOLD_FIELD]: z.enum(['ja', 'nein']).transform((value) => value === 'ja'),
})
