import * as z from 'zod'

/** What was told: the month's figures as they were shown, or last month's; or that it was not told after all. */
export const toldForm = z.object({
  kasse: z.string().max(60).default(''),
  stand: z.enum(['jetzt', 'vormonat', 'zurueck']),
  summe: z.coerce.number().int(),
})
