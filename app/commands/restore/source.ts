import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { config } from '~/config.server'
import { sizeOf } from '~db/backup/documents'
import { backupsAmong, listBackupsIn } from '~db/backup/list'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import { type BackupStorage, openStorage } from '~db/backup/storage'
import type { Available } from './choose'
import { secretsFor } from './fetch-copy'
import type { Words } from './words'

export interface Source extends Available {
  /** The chosen backup is fetched from here first. */
  bucket: BackupStorage | undefined
}

/** @throws CommandRefusal if BACKUP_COPY_TO is needed and unset, or the bucket does not answer */
export async function openSource(
  { from, isOffSite }: { from: string | undefined; isOffSite: boolean },
  words: Words,
): Promise<Source> {
  const { dataDir, backups } = config()
  if (isOffSite && backups.copyTo === undefined) throw new CommandRefusal(EXIT.configuration, words.noCopyTo)
  if (isOffSite && typeof backups.copyTo === 'object') {
    const bucket = await openStorage(backups.copyTo)
    const found = await bucket.list().catch((error: unknown) => {
      const why = error instanceof CommandRefusal ? error.in(words.language) : String(error)
      throw new CommandRefusal(EXIT.failed, `${bucket.address}: ${why}`)
    })
    return { place: bucket.address, backups: backupsAmong(found), bucket }
  }
  const folder = isOffSite ? String(backups.copyTo) : from ? resolve(from) : join(dataDir, 'backups')
  const status = statSync(folder, { throwIfNoEntry: false })
  if (status && !status.isDirectory()) throw new CommandRefusal(EXIT.noInput, words.isFile(folder))
  return { place: folder, backups: listBackupsIn(folder), bucket: undefined }
}

/** Downloads a backup unless it is here at full length; returns its path. @throws CommandRefusal */
export async function fetchBackup(
  chosen: string,
  { bucket, backups }: Source,
  { dataDir, identity, words }: { dataDir: string; identity: string | undefined; words: Words },
): Promise<string> {
  const listed = backups.find(({ file }) => file === chosen)
  if (!bucket || !listed) return chosen
  // Checked before hours of download.
  secretsFor(chosen, { identity, words })
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, chosen)
  if (sizeOf(file) === listed.bytes) return file
  const unfinished = join(folder, `unfinished-fetch-${process.pid}.tmp`)
  try {
    await bucket.getFile(chosen, unfinished)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return file
}
