import {
  type TextReason,
  TextUnreadable,
  type XmlReason,
  XmlUnreadable,
} from '~/documents/reading/unreadable'
import { BankConflict, type BankFileCode } from '~/domain/bank/conflict'

const OF_XML: Partial<Record<XmlReason, BankFileCode>> = {
  encoding_unknown: 'bank_file_encoding',
  encoding_wrong: 'bank_file_encoding',
  doctype: 'bank_file_doctype',
  too_much: 'bank_file_too_much',
  too_heavy: 'bank_file_too_heavy',
}

const OF_TEXT: Record<TextReason, BankFileCode> = {
  empty: 'bank_file_empty',
  unknown: 'bank_file_unknown',
  mac: 'bank_file_encoding',
  dos: 'bank_file_encoding',
  central: 'bank_file_encoding',
  encoding: 'bank_file_encoding',
  twice_encoded: 'bank_file_encoding',
  damaged: 'bank_file_damaged',
  too_heavy: 'bank_file_too_heavy',
  too_many_rows: 'bank_file_too_much',
  too_many_columns: 'bank_file_unknown',
  too_much_text: 'bank_file_too_much',
}

/** What a reader says of a file, as this noun says it. */
export function inOwnWords(error: unknown): never {
  if (error instanceof XmlUnreadable) throw new BankConflict(OF_XML[error.reason] ?? 'bank_file_damaged')
  if (error instanceof TextUnreadable) throw new BankConflict(OF_TEXT[error.reason])
  throw error
}
