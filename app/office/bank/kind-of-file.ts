import { BankConflict, type BankFileCode } from '~/domain/bank/conflict'

export type BankFileKind = 'zip' | 'gzip' | 'xml' | 'mt940' | 'csv'

/** A PDF's header may be preceded by other bytes, a message by the envelope of SWIFT. */
const LOOKED_AT = 4096
const HEADER_WITHIN = 1024

const ZIP = 'PK\u0003\u0004'
const GZIP = '\u001f\u008b'

const OTHERS: readonly [start: string, code: BankFileCode][] = [
  ['\u0089PNG', 'bank_file_picture'],
  ['\u00ff\u00d8\u00ff', 'bank_file_picture'],
  ['GIF8', 'bank_file_picture'],
  ['RIFF', 'bank_file_picture'],
  ['II*\0', 'bank_file_picture'],
  ['MM\0*', 'bank_file_picture'],
  ['\u00d0\u00cf\u0011\u00e0', 'bank_file_workbook'],
  ['PK\u0005\u0006', 'bank_file_zip_without'],
  ['{\\rtf', 'bank_file_unknown'],
]

/** By what the file holds, never by its name. @throws BankConflict for what no bank's statement is */
export function kindOfFile(bytes: Uint8Array): BankFileKind {
  const start = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1')
  if (start.trim() === '') throw new BankConflict('bank_file_empty')
  if (start.startsWith(ZIP)) return 'zip'
  if (start.startsWith(GZIP)) return 'gzip'
  const other = OTHERS.find(([signature]) => start.startsWith(signature))
  if (other) throw new BankConflict(other[1])
  if (start.slice(0, HEADER_WITHIN).includes('%PDF-')) throw new BankConflict('bank_file_pdf')
  // Pictures of phones.
  if (start.slice(4, 8) === 'ftyp') throw new BankConflict('bank_file_picture')
  if (/^\s*<(?:!doctype )?html/i.test(start)) throw new BankConflict('bank_file_unknown')
  // UTF-16 has a zero byte beside each of these.
  if (/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(start)) return 'xml'
  const letters = start.replace(/[^\P{Cc}\r\n\t]/gu, '')
  const isMessage =
    /(?:^|[\n\r]|\{4:|\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)\s*:20:/.test(letters) &&
    /[\n\r]-?:(?:25|28C?|60[FM]):/.test(letters)
  return isMessage ? 'mt940' : 'csv'
}
