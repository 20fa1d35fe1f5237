/** Change the direction of writing, so a name or an address could pass for another. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** Zero-width characters, pasted from web pages and PDFs: they break comparisons of names and numbers. */
const ZERO_WIDTH = /[\u00AD\u200B\u2060\uFEFF]/g

/** Invisible as a whole; Hangul's filler and Braille's blank count as letters. */
const INVISIBLE_ONLY = /^[\p{Cf}\s\u2800\u3164]*$/u

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

const CONTROLS = /[^\P{Cc}\t\n\r\v\f\u0085]/gu

/** Control characters other than line breaks and tabs, each once: signs of a broken encoding. */
export function controlsIn(text: string): string[] {
  return [...new Set(text.match(CONTROLS))]
}

/** Normalises line breaks and Unicode, drops zero-width characters; check `controlsIn` first. */
export function tidy(text: string): string {
  const tidied = text
    .normalize('NFC')
    .replace(LINE_BREAKS, '\n')
    .replace(BIDI_CONTROLS, '')
    .replace(ZERO_WIDTH, '')
    .trim()
  return INVISIBLE_ONLY.test(tidied) ? '' : tidied
}

export function tidyLine(text: string): string {
  return tidy(text).replace(/\s+/g, ' ')
}
