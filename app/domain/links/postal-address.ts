/** The postal address of the person a link is for. */
export interface PostalAddress {
  name: string
  /** Who there is to get it. */
  attention: string | null
  addressExtra: string | null
  street: string
  postalCode: string
  city: string
  country: string
}

/** What an address needs and has not. */
export type MissingLine = 'street' | 'postal_code' | 'city'

/** The lines that a letter cannot do without and that are empty. */
export function missingLines({ street, postalCode, city }: PostalAddress): MissingLine[] {
  const lines: [MissingLine, string][] = [
    ['street', street],
    ['postal_code', postalCode],
    ['city', city],
  ]
  return lines.flatMap(([field, value]) => (value.trim() === '' ? [field] : []))
}
