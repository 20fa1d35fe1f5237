import { dictionary } from '@zxcvbn-ts/language-common'

/** Length counts more than odd characters (BSI, NIST SP 800-63B). */
const SHORTEST_PASSWORD = 12
const LONGEST_PASSWORD = 200
const FEWEST_CHARACTERS = 5

let common: Set<string> | undefined

/** What is wrong with a new password, if anything. */
export function passwordFault(
  password: string,
): 'password_short' | 'password_long' | 'password_common' | undefined {
  if ([...password].length < SHORTEST_PASSWORD) return 'password_short'
  if (password.length > LONGEST_PASSWORD) return 'password_long'
  if (isCommon(password.toLowerCase())) return 'password_common'
  return undefined
}

/** Known from leaks, alone, twice, or with a year behind it; or hardly more than one key held down. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'])
  if (new Set(password).size < FEWEST_CHARACTERS) return true
  const word = password.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '')
  const half = password.slice(0, password.length / 2)
  const candidates = [password, word, ...(half + half === password ? [half] : [])]
  return candidates.some((candidate) => candidate.length > 3 && common?.has(candidate))
}
