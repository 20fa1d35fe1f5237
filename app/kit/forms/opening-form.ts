import * as z from 'zod'
import { YEAR_SUMS } from '~/domain/payslips/year-sums'
import { parseCents } from './decimal'
import { revision } from './fields'
import { REVISION_FIELD } from './form-fields'
import { month, optional } from './value-fields'

const MOST_DAYS = 360
export const YEAR_PARAMETER = 'jahr'

/** Empty means unknown, not zero. */
const amount = optional('amount_wrong', parseCents)
const days = optional('opening_days_wrong', (text) =>
  /^\d{1,3}$/.test(text) && Number(text) <= MOST_DAYS ? Number(text) : undefined,
)

export const openingForm = z
  .object({
    until: month('opening_month_missing'),
    insured_days: days,
    tax_days: days,
    [REVISION_FIELD]: revision(),
    ...(Object.fromEntries(YEAR_SUMS.map((name) => [name, amount])) as Record<
      (typeof YEAR_SUMS)[number],
      typeof amount
    >),
  })
  .transform(({ until, insured_days, tax_days, revision: seen, ...sums }) => ({
    until,
    sums,
    insuredDays: insured_days,
    taxDays: tax_days,
    revision: seen ?? 0,
  }))
