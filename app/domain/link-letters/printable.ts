import { isPrintable } from '../invoices/issuing/printable-name'
import type { PostalAddress } from '../links/postal-address'

/** Whether the fonts cover an address: Arabic letters, for instance, would be question marks. */
export function isLetterPrintable({ name, attention, addressExtra, street, city }: PostalAddress): boolean {
  return [name, attention ?? '', addressExtra ?? '', street, city].every(isPrintable)
}
