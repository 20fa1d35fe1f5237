import type { ContractRow } from '~db/schema'
import { sought } from '../lists/search-words'
import { folded } from '../values/by-name'
import type { DateText } from '../values/calendar'
import { dueInvoice, upcomingInvoices } from './billing'
import { type ContractKey, termsOf } from './terms'

const NEVER = '9999-12-31'

type Keyed = Omit<ContractRow, ContractKey>

export function contractKeys(row: Keyed): Pick<ContractRow, ContractKey> {
  const { number, title, archived_at, billing } = row
  const terms = termsOf(row)
  const isBilled = archived_at === null && billing !== 'by_hand'
  return {
    title_key: [title, number].map(folded).join('\t'),
    search_key: sought(`${number} ${title}`).trim().replace(/\s+/g, ' '),
    next_key: upcomingInvoices(terms)[0]?.on ?? NEVER,
    due_key: (isBilled && dueInvoice(terms)?.on) || NEVER,
  }
}

/** Date of the next invoice, after a pause and before the end; null if there is none. */
export function nextOf({ next_key }: Pick<ContractRow, 'next_key'>): DateText | null {
  return next_key === NEVER ? null : next_key
}
