/** Turn the order of letters round, so that a name or an address can look like another. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** Have no width: pasted along from pages and PDF files, and no longer the name, address or number that they stand in. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g

/** Nothing that anybody could see; Hangul's filler and Braille's blank count as letters. */
const BLANK = /^[\p{Cf}\s\u2800\u3164]*$/u

/** What Word and Excel break lines with besides. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** All but what breaks lines. */
const CONTROLS = /[^\P{Cc}\t\n\r\v\f\u0085]/gu

/** Control characters other than line breaks and tabs: something stood there that was read wrongly. Each once. */
export function controlsIn(text: string): string[] {
  return [...new Set(text.match(CONTROLS))]
}

/** Normalises line ends and letters, and leaves out what has no width; `controlsIn` has to be empty. */
export function tidy(text: string): string {
  const tidied = text.normalize('NFC').replace(BREAKS, '\n').replace(TURNING, '').replace(UNSEEN, '').trim()
  return BLANK.test(tidied) ? '' : tidied
}

/** The same on one line. */
export function tidyLine(text: string): string {
  return tidy(text).replace(/\s+/g, ' ')
}
