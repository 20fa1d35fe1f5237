import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { now } from '~/clock.server'
import type { Backup } from '~db/backup/list'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import type { Choice } from './arguments'
import type { Words } from './words'

const MEGABYTE = 1e6
/** Clocks of two machines differ a little. */
const AHEAD_MS = 5 * 60_000

export interface Available {
  place: string
  backups: readonly Backup[]
}

/** A path, or a name in the bucket. @throws CommandRefusal */
export function chooseBackup(
  { place, backups }: Available,
  choice: Exclude<Choice, { kind: 'list' }>,
  words: Words,
): string {
  if (choice.kind === 'file') {
    const file = resolve(choice.file)
    if (!existsSync(file)) refuse(words.noFile(file))
    if (!statSync(file).isFile()) refuse(words.isFolder(file))
    if (!isReadable(file)) refuse(words.unreadable(file))
    return file
  }
  if (choice.kind === 'newest') return newestOf(backups, words) ?? refuse(words.none(place))
  return backups.find(({ at }) => at <= choice.at)?.file ?? refuse(words.noneUntil(choice.at))
}

/** A backup dated in the future sorts first, but may be a year older than the next. @throws CommandRefusal */
function newestOf([newest]: readonly Backup[], words: Words): string | undefined {
  if (newest && Date.parse(newest.at) > now().getTime() + AHEAD_MS)
    refuse(words.notYet(newest.at, now().toISOString()))
  return newest?.file
}

/** @throws CommandRefusal if there is none */
export function describeBackups({ place, backups }: Available, words: Words): string {
  if (backups.length === 0) refuse(words.none(place))
  const line = ({ at, bytes, file, isEncrypted }: Backup) =>
    words.listed(at, (bytes / MEGABYTE).toFixed(1).padStart(8), file) + (isEncrypted ? words.encrypted : '')
  return backups.map(line).join('\n')
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

function refuse(text: string): never {
  throw new CommandRefusal(EXIT.noInput, text)
}
