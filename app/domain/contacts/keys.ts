import type { ContactRow } from '~db/schema'
import { sought } from '../search-words'

type Searched = Pick<ContactRow, 'name' | 'job_title' | 'email'>

/** What a contact is searched in. It changes whenever what it is made of does. */
export function contactKeys({ name, job_title, email }: Searched): Pick<ContactRow, 'search_key'> {
  return { search_key: [name, job_title, email].map(sought).join('\t') }
}
