import type { ContractRow } from '~db/schema'
import type { Scope } from '../kernel/scope'
import { addDays, addMonths, type DateText } from '../values/calendar'
import { ContractConflict } from './conflict'

/** A mistyped year must not produce an invoice for every month since. */
const MOST_MONTHS = 12

const LATEST_DAYS = 31

/** Whether an invoice was due so long ago that a member has to check it first. */
export function isLongAgo(on: DateText, today: DateText): boolean {
  return on < addDays(today, -LATEST_DAYS)
}

/** @throws ContractConflict `next_long_ago` if more than a year would have to be billed later */
export function requireRecent(
  { billing, next_invoice_on: next }: Pick<ContractRow, 'billing' | 'next_invoice_on'>,
  { today }: Pick<Scope, 'today'>,
): void {
  if (billing !== 'by_hand' && next !== null && next < addMonths(today, -MOST_MONTHS))
    throw new ContractConflict('next_long_ago')
}
