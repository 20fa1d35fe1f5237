/** Turn the order of letters round, so that a name or an address can look like another. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** Have no width: pasted along from pages and PDF files, and no longer the name, address or number that they stand in. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g

/** Nothing that anybody could see; Hangul's filler and Braille's blank count as letters. */
const BLANK = /^[\p{Cf}\s\u2800\u3164]*$/u

/** Removes control characters, and normalises line ends and letters. */
export function tidy(text: string): string {
  const tidied = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(TURNING, '')
    .replace(UNSEEN, '')
    .trim()
  return BLANK.test(tidied) ? '' : tidied
}

/** The same on one line. */
export function tidyLine(text: string): string {
  return tidy(text).replace(/\s+/g, ' ')
}
