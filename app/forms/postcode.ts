import type { FaultKey } from './faults'

const GERMAN_POSTCODE = /^\d{5}$/

export const germanPostcode = {
  path: ['postal_code'],
  error: 'postal_code_wrong' satisfies FaultKey,
  // Also where other fields are wrong, so that the form comes back once.
  when: () => true,
}

/** Other countries write theirs as they like, and a missing one is another fault. */
export function hasPostcode({
  country,
  postal_code: code,
}: {
  country: string
  postal_code: string
}): boolean {
  return country !== 'DE' || typeof code !== 'string' || code === '' || GERMAN_POSTCODE.test(code)
}
