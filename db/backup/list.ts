import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Backup {
  file: string
  /** When it was made: an instant. */
  at: string
  bytes: number
}

const NAME = /-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sqlite$/

/** The finished backups of a data directory, the newest first. */
export function listBackups(dataDir: string): Backup[] {
  const folder = join(dataDir, 'backups')
  if (!existsSync(folder)) return []
  const backups = readdirSync(folder).flatMap((name) => {
    const [, hour, minute, second, rest] = NAME.exec(name) ?? []
    if (hour === undefined) return []
    const file = join(folder, name)
    return [{ file, at: `${hour}:${minute}:${second}.${rest}`, bytes: statSync(file).size }]
  })
  return backups.sort((one, other) => (one.at < other.at ? 1 : -1))
}
