import type { FaultKey } from './faults'
import { inPrint, line, optionalLine } from './fields'

/** DK-Richtlinie for SEPA files: a name has at most 70 characters. */
const LONGEST_HOLDER = 70

const LEADS_SOMEWHERE = /:\/\/|\bwww\.|\p{L}\.\p{L}{2,}\/|\S@\S/iu
/** Domains that mail programs turn into links, except titles such as "Dr.med.". */
const DOMAIN =
  /[\p{L}\d-]\.(?:de|com|net|org|info|biz|eu|at|ch|io|co|app|dev|me|online|shop|site|xyz|top|link|example)\b/iu
const NO_ADDRESS = [
  (text: string | null) => text === null || !(LEADS_SOMEWHERE.test(text) || DOMAIN.test(text)),
  { error: 'name_address' satisfies FaultKey },
] as const

/** A person's or sender's name; must not read as a link or mail address. */
export function name(longest = 100, missing: FaultKey = 'name_missing') {
  return line(longest, missing).refine(...NO_ADDRESS)
}

/** Null if left empty. */
export function optionalName(longest: number) {
  return optionalLine(longest).refine(...NO_ADDRESS)
}

/** A firm's name may be its own domain but not a link to a page. */
export function firmName(longest = 100, missing: FaultKey = 'required') {
  return line(longest, missing).refine((text) => !LEADS_SOMEWHERE.test(text), {
    error: 'name_address' satisfies FaultKey,
  })
}

export function holder() {
  return inPrint(line(LONGEST_HOLDER, 'holder_missing'))
}
