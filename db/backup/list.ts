import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Backup {
  file: string
  /** `zahltag`, or `before-` the first step of an upgrade. */
  name: string
  /** When it was made: an instant. */
  at: string
  bytes: number
  isEncrypted: boolean
}

const NAME = /^(.+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sqlite(\.age)?$/

/** The finished backups of a data directory, the newest first. */
export function listBackups(dataDir: string): Backup[] {
  return listBackupsIn(join(dataDir, 'backups'))
}

export function listBackupsIn(folder: string): Backup[] {
  if (!existsSync(folder)) return []
  const backups = readdirSync(folder).flatMap((entry) => {
    const [, name, hour, minute, second, rest, age] = NAME.exec(entry) ?? []
    if (name === undefined) return []
    const file = join(folder, entry)
    const at = `${hour}:${minute}:${second}.${rest}`
    return [{ file, name, at, bytes: statSync(file).size, isEncrypted: age !== undefined }]
  })
  return backups.sort((one, other) => (one.at < other.at ? 1 : -1))
}
