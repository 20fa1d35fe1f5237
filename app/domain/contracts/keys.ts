import type { ContractRow } from '~db/schema'
import { folded } from '../by-name'
import { searchWords } from '../search-words'

const NEVER = '9999-12-31'

type Searched = Pick<ContractRow, 'number' | 'title' | 'next_invoice_on'>

/** What a contract is ordered by and searched in. It changes whenever what it is made of does. */
export function contractKeys({
  number,
  title,
  next_invoice_on,
}: Searched): Pick<ContractRow, 'title_key' | 'search_key' | 'next_key'> {
  return {
    title_key: [title, number].map(folded).join('\t'),
    search_key: searchWords(`${number} ${title}`).join(' '),
    next_key: next_invoice_on ?? NEVER,
  }
}
