import type { ContractRow } from '~db/schema'
import { addMonths } from '../calendar'
import type { Scope } from '../scope'
import { ContractConflict } from './conflict'

/** A mistyped year must not lead to an invoice for each month since. */
const MOST_MONTHS = 12

/** @throws ContractConflict `next_long_ago` where a run would have to make up for more than a year */
export function requireRecent(
  { billing, next_invoice_on: next }: Pick<ContractRow, 'billing' | 'next_invoice_on'>,
  { today }: Pick<Scope, 'today'>,
): void {
  if (billing !== 'by_hand' && next !== null && next < addMonths(today, -MOST_MONTHS))
    throw new ContractConflict('next_long_ago')
}
