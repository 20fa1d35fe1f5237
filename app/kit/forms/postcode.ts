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

/** '' if missing: some countries outside the EU have no postcodes. */
export function postcode() {
  return optionalLine(LONGEST_POSTCODE).transform((text) => text ?? '')
}

export const missingPostcode = {
  path: ['postal_code'],
  error: 'postal_code_missing' satisfies FaultKey,
  when: () => true,
}

/** Whether an address has the postcode that its country requires. */
export function hasPostcodeIfNeeded({ country, postal_code: code }: Postal): boolean {
  return !needsPostcode(country) || (typeof code === 'string' && code.trim() !== '')
}

export function needsPostcode(country: unknown): boolean {
  return !ELSEWHERE.includes(String(country)) || isMemberState(String(country))
}

export const germanPostcode = {
  path: ['postal_code'],
  error: 'postal_code_wrong' satisfies FaultKey,
  // Also run if other fields are wrong, so that all faults show at once.
  when: () => true,
}

/** Only German ones are checked, and a missing one is another fault. */
export function hasPostcode({ country, postal_code: code }: Postal): boolean {
  return country !== 'DE' || typeof code !== 'string' || code === '' || GERMAN_POSTCODE.test(code)
}
