import { parseDecimal } from './decimal'
import { isGiven, type Rule } from './rules'
import { optional } from './value-fields'

const WHOLE_DAYS = /^\d{1,3}$/

export const customerTerms = {
  /** Null if left empty: the firm's own term applies. */
  payment_term_days: optional('term_days_wrong', (text) => parseDays(text, 0)),
  reminder_days: optional('reminder_days_wrong', parseReminderDays),
  discount_percent: optional('discount_percent_wrong', parsePercent),
  discount_days: optional('discount_days_wrong', (text) => parseDays(text, 1)),
}

/** Without a term the firm's own applies, which the domain checks. */
export const TERM_RULES: readonly Rule[] = [
  {
    at: 'discount_percent',
    fault: 'discount_incomplete',
    holds: ({ discount_percent, discount_days }) => isGiven(discount_percent) || !isGiven(discount_days),
  },
  {
    at: 'discount_days',
    fault: 'discount_incomplete',
    holds: ({ discount_percent, discount_days }) => isGiven(discount_days) || !isGiven(discount_percent),
  },
  {
    at: 'discount_days',
    fault: 'discount_longer_than_term',
    holds: ({ discount_days: days, payment_term_days: term }) =>
      typeof days !== 'number' || typeof term !== 'number' || days <= term,
  },
]

function parsePercent(text: string): string | undefined {
  const percent = parseDecimal(text.replace(/\s*%$/, ''), 2)
  return percent !== undefined && Number(percent) > 0 && Number(percent) < 100 ? percent : undefined
}

const MOST_REMINDER_DAYS = 30

function parseReminderDays(text: string): number | undefined {
  const days = parseDays(text, 1)
  return days !== undefined && days <= MOST_REMINDER_DAYS ? days : undefined
}

function parseDays(text: string, least: number): number | undefined {
  const days = WHOLE_DAYS.test(text) ? Number(text) : -1
  return days >= least && days <= 365 ? days : undefined
}
