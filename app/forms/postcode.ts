import type { FaultKey } from './faults'

const GERMAN_POSTCODE = /^\d{5}$/

export const germanPostcode = {
  path: ['postal_code'],
  error: 'postal_code_wrong' satisfies FaultKey,
}

export function hasPostcode({ country, postal_code }: { country: string; postal_code: string }): boolean {
  return country !== 'DE' || GERMAN_POSTCODE.test(postal_code)
}
