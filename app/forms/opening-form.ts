import * as z from 'zod'
import { YEAR_SUMS } from '~/domain/payslips/year-sums'
import { parseCents } from './decimal'
import { revision } from './fields'
import { REVISION_FIELD } from './form-fields'
import { month, optional } from './value-fields'

const amount = optional('amount_wrong', parseCents).transform((cents) => cents ?? 0)

export const openingForm = z
  .object({
    until: month('opening_month_missing'),
    [REVISION_FIELD]: revision(),
    ...(Object.fromEntries(YEAR_SUMS.map((name) => [name, amount])) as Record<
      (typeof YEAR_SUMS)[number],
      typeof amount
    >),
  })
  .transform(({ until, revision: seen, ...sums }) => ({ until, sums, revision: seen ?? 0 }))
