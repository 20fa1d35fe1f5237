/** Turn the order of letters round, so that a name or an address can look like another. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** Removes control characters, and normalises line ends and letters. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(TURNING, '')
    .trim()
}

/** The same on one line. */
export function tidyLine(text: string): string {
  return tidy(text).replace(/\s+/g, ' ')
}
