import { statSync } from 'node:fs'
import { config } from '~/config.server'
import { lockPath } from '~db/lock'
import { databasePath } from '~db/open'
import { unwritable } from '~db/place'

const seen = new Map<string, string>()

/**
 * Remembers which files the process works in. Deleted or replaced ones stay open, so that everything seems well and
 * what is written is lost with the process. While a file is open, no other has its number.
 */
export function watchFiles(): void {
  for (const path of watched()) {
    const identity = identityOf(path)
    if (identity !== undefined) seen.set(path, identity)
  }
}

/** What is wrong with the files of the database, in words for the log. */
export function fileFaults(): string[] {
  const exchanged = [...seen].filter(([path, identity]) => identityOf(path) !== identity)
  return [
    ...exchanged.map(([path]) => `${path} was deleted or replaced`),
    ...(seen.size > 0 ? unwritable(databasePath(config().dataDir)) : []).map(
      (path) => `${path} cannot be written`,
    ),
  ]
}

function watched(): string[] {
  const { dataDir } = config()
  const file = databasePath(dataDir)
  return [file, `${file}-wal`, lockPath(dataDir)]
}

function identityOf(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false })
  return status && `${status.dev} ${status.ino}`
}
