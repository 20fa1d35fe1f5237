import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Backup, listBackups } from '~db/backup/list'
import { EXIT, Refusal } from '~db/backup/refusal'
import type { Wish } from './arguments'
import type { Words } from './words'

const MEGABYTE = 1e6

/** The file that was wished for. @throws Refusal */
export function chooseBackup(dataDir: string, wish: Exclude<Wish, { kind: 'list' }>, words: Words): string {
  if (wish.kind === 'file') {
    const file = resolve(wish.file)
    if (!existsSync(file)) throw new Refusal(EXIT.noDatabase, words.noFile(file))
    return file
  }
  const backups = listBackups(dataDir)
  if (wish.kind === 'newest') return backups[0]?.file ?? refuse(words.none(join(dataDir, 'backups')))
  return backups.find(({ at }) => at <= wish.at)?.file ?? refuse(words.noneUntil(wish.at))
}

/** The backups of a data directory, a line each. @throws Refusal where there is none */
export function describeBackups(dataDir: string, words: Words): string {
  const backups = listBackups(dataDir)
  if (backups.length === 0) refuse(words.none(join(dataDir, 'backups')))
  const line = ({ at, bytes, file }: Backup) =>
    words.listed(at, (bytes / MEGABYTE).toFixed(1).padStart(8), file)
  return backups.map(line).join('\n')
}

function refuse(text: string): never {
  throw new Refusal(EXIT.noDatabase, text)
}
