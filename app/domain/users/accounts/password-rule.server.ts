import { knownWords } from './common-passwords.server'
import { type Effort, effortToGuess } from './guessable'
import { plain } from './plain-text'

/** Length matters more than odd characters (BSI, NIST SP 800-63B). */
const SHORTEST_PASSWORD = 12
const LONGEST_PASSWORD = 200
/** Ten billion guesses: three words that are not the most common ones (decision 030). */
const HARD_ENOUGH: Effort = 10
const OWN_WORD: Effort = 0.3
const SHORTEST_OWN_WORD = 3

type LengthFault = 'password_short' | 'password_long'
type PasswordFault = LengthFault | 'password_common' | 'password_personal'

export function lengthFault(password: string): LengthFault | undefined {
  if ([...password].length < SHORTEST_PASSWORD) return 'password_short'
  return password.length > LONGEST_PASSWORD ? 'password_long' : undefined
}

/**
 * The fault of a new password, if any. `own` are words anyone knows about its owner. Count the attempt first: it takes a
 * millisecond of the single process.
 */
export async function passwordFault(
  password: string,
  own: readonly string[] = [],
): Promise<PasswordFault | undefined> {
  const wrongLength = lengthFault(password)
  if (wrongLength) return wrongLength
  const known = await knownWords()
  const theirs = wordsOf(own)
  let isPersonal = false
  const knowing = (word: string) => {
    if (!theirs.has(word)) return known.get(word)
    isPersonal = true
    return OWN_WORD
  }
  const effortKnowing = effortToGuess(password, knowing, HARD_ENOUGH)
  if (effortKnowing >= HARD_ENOUGH) return undefined
  if (!isPersonal) return 'password_common'
  const effort = effortToGuess(password, (word) => known.get(word), HARD_ENOUGH)
  return effortKnowing < effort ? 'password_personal' : 'password_common'
}

function wordsOf(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(plain)
  return new Set(words.filter((word) => word.length >= SHORTEST_OWN_WORD))
}
