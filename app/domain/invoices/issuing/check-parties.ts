import { isMemberState } from '~/domain/values/member-states'
import { blocking, type Finding } from './findings'
import { isPrintable } from './printable-name'
import type { InvoiceView, PartyView } from './view'

/** Names, full addresses and the seller's tax registration (§ 14 (4) no. 1 and 2 UStG). */
export function* checkParties({ seller, buyer }: InvoiceView): Generator<Finding> {
  if (!isComplete(seller)) yield blocking('seller_address_incomplete', 'seller')
  if (!isComplete(buyer)) yield blocking('buyer_address_incomplete', 'buyer')
  if (!seller.vatId && !seller.taxNumber) yield blocking('seller_tax_id_missing', 'seller')
  for (const [party, field] of [[seller, 'seller'] as const, [buyer, 'buyer'] as const])
    if (![party.name, party.street, party.city].every(isPrintable)) yield blocking('name_unprintable', field)
}

/** Some countries outside the EU have no postal codes. */
function isComplete({ name, street, postalCode, city, country }: PartyView): boolean {
  const parts = [name, street, city, country, ...(isMemberState(country) ? [postalCode] : [])]
  return parts.every((part) => part.trim() !== '')
}
