import { plain, readings } from './plain-text'

/** How many guesses come before something, as a power of ten. */
export type Effort = number

/** Rows and columns of keyboards, German and English, and what children learn by heart. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertzuiopueasdfghjkloeaeyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
].flatMap((walk) => [walk, [...walk].reverse().join('')])
const SHORTEST_WALK = 4
const SHORTEST_REPEAT = 3
const LONGEST_WORD = 40
/** Of a word written with figures, or with capitals elsewhere than in front. */
const IN_DISGUISE: Effort = 0.5
const WALK: Effort = 2
const YEAR: Effort = 1.5
const REPEAT: Effort = 1
const BETWEEN_WORDS: Effort = 0.3
const LETTER: Effort = 1.4
const FIGURE: Effort = 1
const SIGN: Effort = 1.5

/**
 * How many guesses it takes, as a power of ten, where somebody tries what people choose: known words, walks along
 * the alphabet or the keyboard, years, the same again, and single characters for the rest. The cheapest way counts.
 */
export function effortToGuess(password: string, effortOf: (word: string) => Effort | undefined): Effort {
  const text = plain(password)
  const ways = readings(text)
  const least: Effort[] = [0]
  for (let end = 1; end <= text.length; end += 1) {
    let best = (least[end - 1] ?? 0) + effortOfOne(text[end - 1] ?? '')
    for (let start = Math.max(0, end - LONGEST_WORD); start < end - 1; start += 1) {
      const effort = Math.min(effortOfPiece(text, start, end), effortOfWord(ways, start, end))
      best = Math.min(best, (least[start] ?? 0) + effort)
    }
    least.push(best)
  }
  return least[text.length] ?? 0

  function effortOfWord(ways: string[], start: number, end: number): Effort {
    return Math.min(
      ...ways.map((way, index) => {
        const word = way.slice(start, end)
        return (effortOf(word) ?? Number.POSITIVE_INFINITY) + (index === 0 ? 0 : IN_DISGUISE)
      }),
    )
  }
}

function effortOfPiece(text: string, start: number, end: number): Effort {
  const piece = text.slice(start, end)
  if (/^(19|20)\d\d$/.test(piece)) return YEAR
  if (piece.length >= SHORTEST_WALK && WALKS.some((walk) => walk.includes(piece))) return WALK
  const isAgain = piece.length >= SHORTEST_REPEAT && text.slice(0, end - 1).includes(piece)
  return isAgain ? REPEAT : Number.POSITIVE_INFINITY
}

function effortOfOne(sign: string): Effort {
  if (/[\s._,-]/.test(sign)) return BETWEEN_WORDS
  if (/\d/.test(sign)) return FIGURE
  return /\p{L}/u.test(sign) ? LETTER : SIGN
}
