import { leftToGuess } from './guessable'

/** Length counts more than odd characters (BSI, NIST SP 800-63B). */
const SHORTEST_PASSWORD = 12
const LONGEST_PASSWORD = 200
const FEWEST_CHARACTERS = 5
/** Fewer letters and figures beside what a guesser knows are soon tried. */
const FEWEST_OF_ONES_OWN = 6
/** What people in an office like ours think of first, and no list of the world knows. */
const COMMON_HERE = ['zahltag', 'willkommen', 'kennwort', 'buchhaltung', 'lohnabrechnung', 'rechnung']

type PasswordFault = 'password_short' | 'password_long' | 'password_common' | 'password_personal'

/** What is wrong with a new password, if anything. `own` are the words that anybody knows of its owner. */
export async function passwordFault(
  password: string,
  own: readonly string[] = [],
): Promise<PasswordFault | undefined> {
  if ([...password].length < SHORTEST_PASSWORD) return 'password_short'
  if (password.length > LONGEST_PASSWORD) return 'password_long'
  if (leftToGuess(password, COMMON_HERE).length < FEWEST_OF_ONES_OWN) return 'password_common'
  if (await isCommon(password.toLowerCase())) return 'password_common'
  const rest = leftToGuess(password, [...COMMON_HERE, ...own])
  if (rest.length < FEWEST_OF_ONES_OWN) return 'password_personal'
  return (await isCommon(rest)) ? 'password_common' : undefined
}

/** Known from leaks, alone, twice, or with a year behind it; or hardly more than one key held down. */
async function isCommon(password: string): Promise<boolean> {
  if (new Set(password).size < FEWEST_CHARACTERS) return true
  const word = password.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '')
  const half = password.slice(0, password.length / 2)
  const candidates = [password, word, ...(half + half === password ? [half] : [])]
  // Loaded with the first password that somebody chooses: 49,000 words that the server does not need at rest.
  const { default: common } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs')
  return candidates.some((candidate) => candidate.length > 3 && common.includes(candidate))
}
