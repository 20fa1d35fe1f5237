export interface PostalAddress {
  name: string
  /** Name of the person in a company. */
  attention: string | null
  addressExtra: string | null
  street: string
  postalCode: string
  city: string
  country: string
}

/** Lines that an address requires. */
export type MissingLine = 'street' | 'postal_code' | 'city'

/** The required lines that are empty. */
export function missingLines({ street, postalCode, city }: PostalAddress): MissingLine[] {
  const lines: [MissingLine, string][] = [
    ['street', street],
    ['postal_code', postalCode],
    ['city', city],
  ]
  return lines.flatMap(([field, value]) => (value.trim() === '' ? [field] : []))
}
