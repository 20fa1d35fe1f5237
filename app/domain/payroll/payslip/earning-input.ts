import * as z from 'zod'
import { cents, hours, label, oneTimeCents, rate } from './input-parts'

export const earning = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hours'), label, hours, hourlyWageCents: cents }),
  z.strictObject({
    kind: z.literal('overtime'),
    label,
    hours,
    hourlyWageCents: cents,
    /** On top of the wage; taxed and insured like the wage itself. */
    premiumPercent: rate.optional(),
  }),
  z.strictObject({
    kind: z.literal('salary'),
    label,
    monthlyCents: cents,
    /** How to prorate the salary of a part month: the contract says, as no law does. */
    proration: z.enum(['calendar_days', 'thirtieths']).optional(),
  }),
  z.strictObject({ kind: z.literal('one_time'), label, amountCents: oneTimeCents }),
  z.strictObject({ kind: z.literal('benefit_in_kind'), label, amountCents: cents }),
])

export type EarningInput = z.infer<typeof earning>
