import { type TextReason, TextUnreadable } from '~/documents/reading/unreadable'
import { ImportConflict } from '~/domain/imports/conflict'

const CODES: Record<TextReason, ImportConflict['code']> = {
  empty: 'import_file_empty',
  unknown: 'import_file_unknown',
  mac: 'import_file_mac',
  dos: 'import_file_dos',
  central: 'import_file_central',
  encoding: 'import_file_encoding',
  twice_encoded: 'import_file_twice_encoded',
  damaged: 'import_file_damaged',
  too_heavy: 'import_file_too_heavy',
  too_many_rows: 'import_too_many_rows',
  too_many_columns: 'import_too_many_columns',
  too_much_text: 'import_too_much_text',
}

/** What a reader says of a file, as an import says it. */
export function inOwnWords(error: unknown): never {
  if (error instanceof TextUnreadable) throw new ImportConflict(CODES[error.reason])
  throw error
}
