import { isMemberState } from '~/domain/values/member-states'
import { ELSEWHERE } from './countries'
import type { FaultKey } from './faults'
import { optionalLine } from './fields'

interface Postal {
  country: string
  postal_code: string
}

const GERMAN_POSTCODE = /^\d{5}$/
const LONGEST_POSTCODE = 10

/** Empty where there is none: some countries outside the European Union have no postcodes. */
export function postcode() {
  return optionalLine(LONGEST_POSTCODE).transform((text) => text ?? '')
}

export const missingPostcode = {
  path: ['postal_code'],
  error: 'postal_code_missing' satisfies FaultKey,
  when: () => true,
}

/** Whether an address has a postcode, or its country may do without. */
export function hasPostcodeIfNeeded({ country, postal_code: code }: Postal): boolean {
  return !needsPostcode(country) || (typeof code === 'string' && code.trim() !== '')
}

export function needsPostcode(country: unknown): boolean {
  return !ELSEWHERE.includes(String(country)) || isMemberState(String(country))
}

export const germanPostcode = {
  path: ['postal_code'],
  error: 'postal_code_wrong' satisfies FaultKey,
  // Also where other fields are wrong, so that the form comes back once.
  when: () => true,
}

/** Other countries write theirs as they like, and a missing one is another fault. */
export function hasPostcode({ country, postal_code: code }: Postal): boolean {
  return country !== 'DE' || typeof code !== 'string' || code === '' || GERMAN_POSTCODE.test(code)
}
