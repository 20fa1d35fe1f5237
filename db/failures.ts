/** Another connection holds the lock that a statement needs. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}

/** The disk is full, broken or read-only, for the database or a document: the operator has to act. */
export function isUnwritable(error: unknown): boolean {
  return /^(SQLITE_(FULL|IOERR|READONLY)|(ENOSPC|EDQUOT|EROFS|EACCES|EIO)$)/.test(codeOf(error))
}

/** The database file is corrupt. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))
}

/** The unique index that refused a row, as `table.column, table.column`, or by name if it has an expression. */
export function violatedIndex(error: unknown): string | undefined {
  if (!/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(codeOf(error))) return undefined
  return /^UNIQUE constraint failed: (?:index ')?(.*?)'?$/.exec((error as Error).message)?.[1]
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
