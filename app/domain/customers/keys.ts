import type { CustomerRow } from '~db/schema'
import { folded, unaccented } from '../by-name'

type Searched = Pick<
  CustomerRow,
  'number' | 'name' | 'contact_name' | 'postal_code' | 'city' | 'email' | 'vat_id'
>

/** What a customer is ordered by and searched in. It changes whenever what it is made of does. */
export function customerKeys(customer: Searched): Pick<CustomerRow, 'name_key' | 'search_key'> {
  const { number, name, contact_name, postal_code, city, email, vat_id } = customer
  const searched = [number, name, contact_name, postal_code, city, email, vat_id]
  return {
    name_key: [name, number].map(folded).join('\t'),
    search_key: searched.map((part) => sought(part ?? '')).join('\t'),
  }
}

/** From where to where the keys of one name go, whatever the number. */
export function nameRange(name: string): [from: string, to: string] {
  const key = folded(name)
  return [`${key}\t`, `${key}\n`]
}

/** The words of a search as `search_key` has them; all of them must be found. */
export function searchWords(search: string): string[] {
  return sought(search).split(/\s+/).filter(Boolean)
}

/** Müller and Mueller, Plön and Ploen are the same. */
function sought(text: string): string {
  return unaccented(text).replace(/([aou])e/g, '$1')
}
