import * as z from 'zod'

const DAYS = 'must be a whole number from 1 to 730'

export const linkRequest = z.strictObject(
  {
    gueltig_tage: z.int({ error: DAYS }).min(1, { error: DAYS }).max(730, { error: DAYS }).optional(),
    neu: z.boolean({ error: 'must be true or false' }).optional(),
  },
  { error: 'must be an object with nothing but gueltig_tage and neu' },
)
