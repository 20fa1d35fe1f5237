import * as z from 'zod'
import type { YearSums } from '~/domain/payslips/view'
import { parseCents } from './decimal'
import { revision } from './fields'
import { REVISION_FIELD } from './form-fields'
import { month, optional } from './value-fields'

/** The sums of a year, in the order of a Lohnkonto. */
export const OPENING_SUMS = [
  'grossCents',
  'taxableCents',
  'wageTaxCents',
  'solidarityCents',
  'churchTaxCents',
  'healthBaseCents',
  'pensionBaseCents',
  'healthCents',
  'careCents',
  'pensionCents',
  'unemploymentCents',
  'netCents',
  'payoutCents',
] as const satisfies readonly (keyof YearSums)[]

const amount = optional('amount_wrong', parseCents).transform((cents) => cents ?? 0)

export const openingForm = z
  .object({
    until: month('opening_month_missing'),
    [REVISION_FIELD]: revision(),
    ...(Object.fromEntries(OPENING_SUMS.map((name) => [name, amount])) as Record<
      (typeof OPENING_SUMS)[number],
      typeof amount
    >),
  })
  .transform(({ until, revision: seen, ...sums }) => ({ until, sums, revision: seen ?? 0 }))
