import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Backup, listBackupsIn } from '~db/backup/list'
import { EXIT, Refusal } from '~db/backup/refusal'
import type { Wish } from './arguments'
import type { Words } from './words'

const MEGABYTE = 1e6

/** The file that was wished for, of a folder with backups. @throws Refusal */
export function chooseBackup(folder: string, wish: Exclude<Wish, { kind: 'list' }>, words: Words): string {
  if (wish.kind === 'file') {
    const file = resolve(wish.file)
    if (!existsSync(file)) throw new Refusal(EXIT.noDatabase, words.noFile(file))
    return file
  }
  const backups = listBackupsIn(folder)
  if (wish.kind === 'newest') return backups[0]?.file ?? refuse(words.none(folder))
  return backups.find(({ at }) => at <= wish.at)?.file ?? refuse(words.noneUntil(wish.at))
}

/** The backups of a folder, a line each. @throws Refusal where there is none */
export function describeBackups(folder: string, words: Words): string {
  const backups = listBackupsIn(folder)
  if (backups.length === 0) refuse(words.none(folder))
  const line = ({ at, bytes, file, isEncrypted }: Backup) =>
    words.listed(at, (bytes / MEGABYTE).toFixed(1).padStart(8), file) + (isEncrypted ? words.encrypted : '')
  return backups.map(line).join('\n')
}

function refuse(text: string): never {
  throw new Refusal(EXIT.noDatabase, text)
}
