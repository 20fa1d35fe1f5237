import type { ContactRow } from '~db/schema'
import { sought } from '../lists/search-words'
import { phoneKey } from '../values/phone-key'

type Searched = Pick<ContactRow, 'name' | 'job_title' | 'email' | 'phone'>

export function contactKeys(contact: Searched): Pick<ContactRow, 'search_key' | 'phone_key'> {
  const { name, job_title, email, phone } = contact
  return { search_key: [name, job_title, email].map(sought).join('\t'), phone_key: phoneKey(phone) }
}
