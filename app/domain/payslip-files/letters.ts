import { plainLetters } from './plain-letters'

/** Joins two pieces of text that may or may not be one word. */
export const JOINT = '\u2063'

/** What precedes a letter: nothing, the end of a piece, the hyphen of a double name, a word break, or a line break. */
export const GAPS = { none: 0, joint: 1, hyphen: 2, break: 3, line: 4 } as const

/** Letters and digits of a text, with the gap before each and after the last. */
export interface Letters {
  text: string
  gaps: Uint8Array
}

const IS_LETTER = /[\p{L}\p{N}]/u
const JOINTS_ALONE = /^\u2063+$/
const HYPHEN_OF_NAME = /^\u2063*(?:[-\u2010\u2011]\s*|\s*[-\u2010\u2011])\u2063*$/
const SOFT_HYPHEN = /\u00ad/g

export function lettersOf(text: string): Letters {
  const plain = plainLetters(text).replace(SOFT_HYPHEN, '')
  const letters: string[] = []
  const gaps = new Uint8Array(plain.length + 1)
  let between = ' '
  for (const letter of plain) {
    if (!IS_LETTER.test(letter)) {
      between += letter
      continue
    }
    gaps[letters.length] = gapOf(between, letters.at(-1) ?? '', letter)
    // A letter beyond the basic plane has two code units, each with its own index.
    letters.push(...letter.split(''))
    between = ''
  }
  gaps[letters.length] = GAPS.break
  return { text: letters.join(''), gaps: gaps.subarray(0, letters.length + 1) }
}

function gapOf(between: string, before: string, after: string): number {
  if (between === '') return GAPS.none
  if (JOINTS_ALONE.test(between)) return GAPS.joint
  const isInName = !/\d/.test(before + after) && HYPHEN_OF_NAME.test(between)
  if (isInName) return GAPS.hyphen
  return between.includes('\n') ? GAPS.line : GAPS.break
}
