import type { CustomerRow } from '~db/schema'
import { sought } from '../lists/search-words'
import { folded } from '../values/by-name'
import { phoneKey } from '../values/phone-key'
import { type CustomerName, orderedName, wholeName } from './name'

type Searched = CustomerName &
  Pick<CustomerRow, 'number' | 'contact_name' | 'postal_code' | 'city' | 'email' | 'phone' | 'vat_id'>

export function customerKeys(customer: Searched): Pick<CustomerRow, 'name_key' | 'search_key' | 'phone_key'> {
  const { number, contact_name, postal_code, city, email, vat_id } = customer
  const searched = [number, wholeName(customer), contact_name, postal_code, city, email, vat_id]
  return {
    name_key: [orderedName(customer), number].map(folded).join('\t'),
    search_key: searched.map(sought).join('\t'),
    phone_key: phoneKey(customer.phone),
  }
}

/** The key range of one name, with any number. */
export function nameRange(name: string): [from: string, to: string] {
  const key = folded(name)
  return [`${key}\t`, `${key}\n`]
}
