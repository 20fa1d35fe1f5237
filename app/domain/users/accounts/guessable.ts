import { plain, readings } from './plain-text'

/** Number of guesses as a power of ten. */
export type Effort = number

/** Rows and columns of German and English keyboards, and well-known sequences. */
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
const LONGEST_WORD = 32
/** Longer passwords are cut: the rest could only make them harder. */
const MOST_JUDGED = 64
/** For a word written with digits, or with capitals other than the first letter. */
const IN_DISGUISE: Effort = 0.5
const WALK: Effort = 2
const YEAR: Effort = 1.5
const REPEAT: Effort = 1
const BETWEEN_WORDS: Effort = 0.3
const LETTER: Effort = 1.4
const FIGURE: Effort = 1
const SIGN: Effort = 1.5

/**
 * Guesses needed, as a power of ten, by trying what people choose: known words, walks along the alphabet or keyboard,
 * years, repeats, and single characters for the rest. The cheapest way counts. Stops at `enough`.
 */
export function effortToGuess(
  password: string,
  effortOf: (word: string) => Effort | undefined,
  enough: Effort,
): Effort {
  const text = plain(password.slice(0, MOST_JUDGED)).slice(0, MOST_JUDGED)
  const disguised = readings(text).filter((way) => way !== text)
  const least: Effort[] = [0]
  for (let end = 1; end <= text.length; end += 1) {
    const pieces = piecesUpTo(text, end)
    let best = Math.min(enough, (least[end - 1] ?? 0) + effortOfOne(text[end - 1] ?? ''))
    for (let start = end - 2; start >= Math.max(0, end - LONGEST_WORD); start -= 1) {
      const before = least[start] ?? 0
      if (before < best) best = Math.min(best, before + Math.min(pieces(start), effortOfWord(start, end)))
    }
    least.push(best)
  }
  return least[text.length] ?? 0

  function effortOfWord(start: number, end: number): Effort {
    let word = effortOf(text.slice(start, end)) ?? Number.POSITIVE_INFINITY
    for (const way of disguised) {
      const effort = effortOf(way.slice(start, end))
      if (effort !== undefined) word = Math.min(word, effort + IN_DISGUISE)
    }
    return word
  }
}

/**
 * Effort of the pieces that end here. Call it from the shortest piece on; a piece without a walk or repeat at its end
 * has none.
 */
function piecesUpTo(text: string, end: number): (start: number) => Effort {
  let mayWalk = true
  let mayRepeat = true
  return (start) => {
    const piece = text.slice(start, end)
    mayWalk &&= WALKS.some((walk) => walk.includes(piece))
    mayRepeat &&= text.lastIndexOf(piece, start - 1) >= 0 && start > 0
    if (mayRepeat && piece.length >= SHORTEST_REPEAT) return REPEAT
    if (piece.length === 4 && /^(19|20)\d\d$/.test(piece)) return YEAR
    return mayWalk && piece.length >= SHORTEST_WALK ? WALK : Number.POSITIVE_INFINITY
  }
}

function effortOfOne(sign: string): Effort {
  if (/[\s._,-]/.test(sign)) return BETWEEN_WORDS
  if (/\d/.test(sign)) return FIGURE
  return /\p{L}/u.test(sign) ? LETTER : SIGN
}
