import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Backup {
  /** Its path; in a bucket its name there. */
  file: string
  /** `zahltag`, or `before-` the first step of an upgrade. */
  name: string
  /** Made at, an instant. */
  at: string
  bytes: number
  isEncrypted: boolean
}

const NAME = /^([^/]+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sqlite(\.age)?$/

/** Finished backups of a data directory, newest first. */
export function listBackups(dataDir: string): Backup[] {
  return listBackupsIn(join(dataDir, 'backups'))
}

export function listBackupsIn(folder: string): Backup[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((entry) => NAME.test(entry))
    .map((entry): [string, number] => [entry, statSync(join(folder, entry)).size])
  return backupsAmong(files).map((backup) => ({ ...backup, file: join(folder, backup.file) }))
}

/** The backups among file names with sizes in bytes, newest first. */
export function backupsAmong(files: Iterable<[string, number]>): Backup[] {
  const backups = [...files].flatMap(([file, bytes]) => {
    const [, name, hour, minute, second, rest, age] = NAME.exec(file) ?? []
    if (name === undefined) return []
    return [{ file, name, at: `${hour}:${minute}:${second}.${rest}`, bytes, isEncrypted: age !== undefined }]
  })
  return backups.sort((one, other) => (one.at < other.at ? 1 : -1))
}
