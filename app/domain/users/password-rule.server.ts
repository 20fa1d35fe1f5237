import { type Effort, effortToGuess } from './guessable'
import { knownWords } from './known-words.server'
import { plain } from './plain-text'

/** Length counts more than odd characters (BSI, NIST SP 800-63B). */
const SHORTEST_PASSWORD = 12
const LONGEST_PASSWORD = 200
/** Ten thousand million guesses: three words that are not the most common ones (decision 035). */
const HARD_ENOUGH: Effort = 10
const OWN_WORD: Effort = 0.3
const SHORTEST_OWN_WORD = 3

type PasswordFault = 'password_short' | 'password_long' | 'password_common' | 'password_personal'

/** What is wrong with a new password, if anything. `own` are the words that anybody knows of its owner. */
export async function passwordFault(
  password: string,
  own: readonly string[] = [],
): Promise<PasswordFault | undefined> {
  if ([...password].length < SHORTEST_PASSWORD) return 'password_short'
  if (password.length > LONGEST_PASSWORD) return 'password_long'
  const known = await knownWords()
  const theirs = wordsOf(own)
  const effort = effortToGuess(password, (word) => known.get(word))
  const effortKnowing = effortToGuess(password, (word) => (theirs.has(word) ? OWN_WORD : known.get(word)))
  if (effortKnowing >= HARD_ENOUGH) return undefined
  return effortKnowing < effort ? 'password_personal' : 'password_common'
}

function wordsOf(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(plain)
  return new Set(words.filter((word) => word.length >= SHORTEST_OWN_WORD))
}
