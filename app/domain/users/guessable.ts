/** Rows of keyboards, German and English, and what children learn by heart. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertzuiopüasdfghjklöäyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
]
const SHORTEST_RUN = 4
/** Shorter words stand in too many others. */
const SHORTEST_WORD = 4

/**
 * What is left of a password where somebody tries the words that they know of its owner, and runs along the
 * alphabet or the keyboard in either direction: letters and figures in lower case, then each other sign once.
 */
export function leftToGuess(password: string, words: readonly string[]): string {
  const known = words
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .map(plain)
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), plain(password))
  return withoutRuns(rest) + signs(password)
}

/** In lower case, and umlauts as they are written where there are none. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Signs that are more than what stands between words. */
function signs(text: string): string {
  return [...new Set(text.replace(/[\p{L}\p{N}\s@._-]/gu, ''))].join('')
}

function withoutRuns(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at)
    if (length < SHORTEST_RUN) rest += text[at]
    at += length < SHORTEST_RUN ? 1 : length
  }
  return rest
}

/** How many characters from here on follow one another in a row, forwards or backwards. */
function runAt(text: string, at: number): number {
  let longest = 1
  for (const row of ROWS.map(plain)) {
    for (const line of [row, [...row].reverse().join('')]) {
      while (at + longest < text.length && line.includes(text.slice(at, at + longest + 1))) longest += 1
    }
  }
  return longest
}
