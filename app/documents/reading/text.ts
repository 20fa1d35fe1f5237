import { decodeSingleBytes } from './encoding'
import { TextUnreadable } from './unreadable'

const DELIMITERS = [';', '\t', ','] as const
const DELIMITER_LINE = /^sep=(.)\r?\n/i
const LINES_LOOKED_AT = 10
const END_OF_FILE = '\u001a'
/** ä, ö, ü, ß and é whose UTF-8 was decoded as Windows-1252 and encoded again. */
const TWICE = /Ã[¤¶¼Ÿ\u009f„–œ\u0084\u0096\u009c©¨]/

/** A text file and its delimiter. @throws TextUnreadable */
export function readText(bytes: Uint8Array): { text: string; delimiter: string } {
  const text = decodeText(bytes).replace(END_OF_FILE, '')
  if (TWICE.test(text)) throw new TextUnreadable('twice_encoded')
  const line = DELIMITER_LINE.exec(text)
  if (line) return { text: text.replace(DELIMITER_LINE, '\n'), delimiter: line[1] ?? ';' }
  if (text.trim() === '') throw new TextUnreadable('empty')
  if (text.includes('\0') || /^\s*(?:<|%PDF|\{)/.test(text)) throw new TextUnreadable('unknown')
  return { text, delimiter: guessDelimiter(text) }
}

/** UTF-8, or UTF-16 and Windows-1252 as Excel and older programs write. @throws TextUnreadable */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return strictly('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return strictly('utf-16be', bytes)
  if (first === 0xef && second === 0xbb && third === 0xbf) return strictly('utf-8', bytes)
  const unmarked = utf16Without(bytes)
  if (unmarked) return strictly(unmarked, bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (bytes.includes(0)) throw new TextUnreadable('unknown')
    if (isMostlyUtf8(bytes)) throw new TextUnreadable('encoding')
    return decodeSingleBytes(bytes)
  }
}

const LETTERS_LOOKED_AT = 32

/** UTF-16 without its mark: each of the first letters, which are of our alphabet, has a zero byte on the same side. */
function utf16Without(bytes: Uint8Array): string | undefined {
  const start = [...bytes.subarray(0, 2 * LETTERS_LOOKED_AT)]
  if (bytes.length % 2 === 1 || start.length < 2 * LETTERS_LOOKED_AT) return undefined
  const isZero = (side: number) => start.every((byte, at) => (at % 2 === side) === (byte === 0))
  if (isZero(1)) return 'utf-16le'
  return isZero(0) ? 'utf-16be' : undefined
}

/** @throws TextUnreadable if the bytes do not fit the byte order mark */
function strictly(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new TextUnreadable('encoding')
  }
}

/** Concatenated from files of several encodings: at least half of the letters beyond ASCII are valid UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return count(/[^\p{ASCII}\ufffd]/gu) >= count(/\ufffd/g)
}

function guessDelimiter(text: string): string {
  const sample = text
    .slice(0, 65_536)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .slice(0, LINES_LOOKED_AT)
    .join('\n')
  const count = (delimiter: string) => sample.split(delimiter).length
  return [...DELIMITERS].sort((one, other) => count(other) - count(one))[0] ?? ';'
}
