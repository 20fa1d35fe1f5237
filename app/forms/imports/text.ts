import { ImportConflict } from '~/domain/imports/conflict'

const DELIMITERS = [';', '\t', ','] as const
/** Excel's own way of saying what separates the cells. */
const SAID = /^sep=(.)\r?\n/i
const LINES_LOOKED_AT = 10

/** A text file with what separates its cells. @throws ImportConflict */
export function readText(bytes: Uint8Array): { text: string; delimiter: string } {
  const text = decode(bytes)
  const said = SAID.exec(text)
  if (said) return { text: text.replace(SAID, '\n'), delimiter: said[1] ?? ';' }
  if (text.trim() === '') throw new ImportConflict('import_file_empty')
  if (text.includes('\0') || /^\s*(?:<|%PDF|\{)/.test(text)) throw new ImportConflict('import_file_unknown')
  return { text, delimiter: guessDelimiter(text) }
}

/** UTF-8 or, as Excel and older programs write, UTF-16 and Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The one that the first lines have most often; none of it in quotes counts. */
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
