import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { lockPath } from '~db/lock'
import { databasePath } from '~db/open'
import { unwritable } from '~db/place'

const seen = new Map<string, string>()
/** The database only shrinks at start. */
let longest = 0

/**
 * Remembers which files the process works in. Deleted or replaced ones stay open, so that everything seems well and
 * what is written is lost with the process. While a file is open, no other has its number.
 */
export function watchFiles(): void {
  for (const path of watched()) {
    const identity = identityOf(path)
    if (identity !== undefined && !seen.has(path)) seen.set(path, identity)
  }
}

export function fileFaults(): string[] {
  if (seen.size === 0) return []
  watchFiles()
  const exchanged = [...seen].filter(([path, identity]) => identityOf(path) !== identity)
  return [
    ...exchanged.map(([path]) => `${path} was deleted or replaced`),
    ...cutShort().map((path) => `${path} was cut short`),
    ...notWritten().map((path) => `${path} cannot be written`),
  ]
}

function cutShort(): string[] {
  const file = databasePath(config().dataDir)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  longest = Math.max(longest, size)
  return size > 0 && size < longest ? [file] : []
}

function notWritten(): string[] {
  const { dataDir } = config()
  const paths = unwritable(databasePath(dataDir))
  return paths.length > 0 || mayTouch(lockPath(dataDir)) ? paths : [dataDir]
}

/** After a disk error Linux refuses writes, although the permissions still allow them. */
function mayTouch(path: string): boolean {
  try {
    utimesSync(path, now(), now())
    return true
  } catch (error) {
    return !/^(EROFS|EIO)$/.test((error as NodeJS.ErrnoException).code ?? '')
  }
}

function watched(): string[] {
  const { dataDir } = config()
  const file = databasePath(dataDir)
  return [file, `${file}-wal`, lockPath(dataDir), join(dataDir, 'documents')]
}

function identityOf(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false })
  return status && `${status.dev} ${status.ino}`
}
