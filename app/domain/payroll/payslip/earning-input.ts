import * as z from 'zod'
import { cents, hours, label, oneTimeCents, rate } from './input-parts'
import { wageTypes } from './wage-type-input'

/** Work, or time that is paid without work. */
const time = z.enum(['worked', 'sick', 'vacation', 'public_holiday']).optional()

export const earning = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hours'), label, time, hours, hourlyWageCents: cents }),
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
    /**
     * How to count the salary of a part month: the contract says, as no law does. Without it, a salary in a month with
     * absences is the amount still owed.
     */
    proration: z.enum(['calendar_days', 'thirtieths', 'working_days']).optional(),
  }),
  z.strictObject({
    kind: z.literal('one_time'),
    label,
    amountCents: oneTimeCents,
    /** Christmas and holiday pay are protected from garnishment, § 850a ZPO. */
    purpose: z.enum(['christmas', 'holiday', 'other']).optional(),
  }),
  /**
   * Running pay of a fixed amount, independent of days: commission, piece work, on-call duty, overtime on top of a
   * salary.
   */
  z.strictObject({
    kind: z.literal('running'),
    label,
    amountCents: cents,
    /** Half of it is protected from garnishment, § 850a no. 1 ZPO. */
    isOvertime: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('benefit_in_kind'), label, amountCents: cents }),
  ...wageTypes,
])

export type EarningInput = z.infer<typeof earning>
