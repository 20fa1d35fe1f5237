import * as z from 'zod'
import { cents, monthText, signedCents } from './input-parts'

const branchYear = z.strictObject({ days: z.int().min(0).max(360), cents })

/** Insured days and liable pay of a year's months, per branch, § 23a (3) SGB IV. */
const insuredYear = z.strictObject({
  health: branchYear,
  care: branchYear,
  pension: branchYear,
  unemployment: branchYear,
})

const subsidised = z.strictObject({ halfPremiumCents: cents, paidCents: cents })

/** January to a month at this employer. */
export const yearRecord = z.strictObject({
  insured: insuredYear,
  taxDays: z.int().min(0).max(366),
  grossCents: signedCents,
  taxableRunningCents: cents,
  taxableOneTimeCents: cents,
  /** Of that, compensation under § 24 no. 1 EStG. */
  compensationCents: cents.optional(),
  flatTaxedCents: cents,
  /** Less what was refunded, which may belong to months before the record. */
  wageTaxCents: signedCents,
  solidarityCents: signedCents,
  churchTaxCents: signedCents,
  healthCents: cents,
  careCents: cents,
  pensionCents: cents,
  unemploymentCents: cents,
  netCents: signedCents,
  payoutCents: signedCents,
  /** Tax-free, but raises the rate on other income: line 15 of the certificate, § 32b (1) no. 1 EStG. */
  replacementCents: cents.optional(),
  /** Months with a subsidy to private insurance, as under statutory insurance, § 257 (2) SGB V. */
  privateCover: z
    .strictObject({
      days: z.int().min(0).max(360),
      baseCents: cents,
      /** Where care insurance has a ceiling of its own and the two differ. */
      careBaseCents: cents.optional(),
      health: subsidised,
      care: subsidised,
    })
    .optional(),
})

/** Last year, to which the March rule assigns pay, and the facts of its December, § 23a (4) SGB IV. */
const lastYear = z.strictObject({
  insured: insuredYear,
  contributionGroup: z.string(),
  fundId: z.string().optional(),
})

/**
 * Earlier months at this employer. A month's result contains the history for the next; a year's end needs nothing
 * special.
 */
export const earlierMonths = z.strictObject({
  /** The last month covered: the previous one. */
  through: monthText,
  contributionGroup: z.string(),
  fundId: z.string().optional(),
  year: z.union([yearRecord, z.literal('unknown')]),
  lastYear: z.union([lastYear, z.literal('none'), z.literal('unknown')]),
})

export const history = z.union([z.literal('first_month'), earlierMonths], {
  error: ({ input }) => (input === undefined ? 'history_missing' : 'malformed_history'),
})

export type InsuredYear = z.infer<typeof insuredYear>
export type YearRecord = z.infer<typeof yearRecord>
export type LastYear = z.infer<typeof lastYear>
export type EarlierMonths = z.infer<typeof earlierMonths>
export type History = z.infer<typeof history>
