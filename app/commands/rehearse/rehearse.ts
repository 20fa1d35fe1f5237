import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { config } from '~/config.server'
import { failureOf } from '~/start/failure'
import { decryptFile, throwawayKey } from '~db/backup/age'
import { mendDocuments } from '~db/backup/documents'
import { listBackups } from '~db/backup/list'
import { noteInRecord, type Rehearsal, readRecord } from '~db/backup/record'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import { isRegular } from '~db/backup/which-to-keep'
import { takeLock } from '~db/lock'
import { pendingSteps } from '~db/migrate'
import { databasePath } from '~db/open'
import { makeBackup } from '../backup/backup'
import { fetchCopy } from '../restore/fetch-copy'
import { WORDS as RESTORE_WORDS } from '../restore/words'
import { tryOut } from './try-out'
import { WORDS } from './words'

const BACKUP_SECONDS = 1800

/** `npm run rehearse`: restores the newest backup into a scratch file and checks it. */
export async function rehearse(args: string[]): Promise<Answer> {
  const { words, language, reply } = readArguments(args, { options: {}, words: WORDS })
  if (reply) return reply
  try {
    const { dataDir } = config()
    // A backup of a newer release cannot be restored here.
    pendingSteps(databasePath(dataDir))
    const rehearsal = await rehearseIn(dataDir)
    return rehearsal.isGood
      ? { text: words.good(rehearsal), exitCode: 0 }
      : { text: words.bad(rehearsal), exitCode: EXIT.failed, isFinding: true }
  } catch (error) {
    return failureOf(error, language)
  }
}

async function rehearseIn(dataDir: string): Promise<Rehearsal> {
  const started = Date.now()
  const { file, identity } = await newestBackup(dataDir)
  const folder = join(dataDir, 'backups')
  const lock = takeLock(join(folder, 'lock'))
  if (!lock)
    throw new CommandRefusal(EXIT.alreadyRunning, {
      de: 'Es läuft gerade eine Sicherung.',
      en: 'A backup is running.',
    })
  const scratch = join(folder, `unfinished-rehearsal-${process.pid}.tmp`)
  try {
    const { backup: made } = readRecord(dataDir)
    const expected = made?.backup === basename(file) ? made.inventory : undefined
    const attempt = async () => {
      if (identity !== undefined) await decryptFile(file, scratch, [identity])
      else await fetchCopy(file, scratch, { identity, words: RESTORE_WORDS.en })
      return tryOut(scratch, { backup: file, expected })
    }
    let found = await attempt()
    const mended = found.isGood ? 0 : await mendDocuments(file, databasePath(dataDir))
    if (mended > 0) {
      removeScratch(scratch)
      found = await attempt()
    }
    const rehearsal = {
      at: new Date().toISOString(),
      backup: basename(file),
      ms: Date.now() - started,
      ...found,
      ...(mended > 0 ? { mended } : {}),
    }
    noteInRecord(dataDir, { rehearsal })
    return rehearsal
  } finally {
    removeScratch(scratch)
    lock.close()
  }
}

function removeScratch(scratch: string): void {
  for (const left of ['', '-wal', '-shm', '-journal']) rmSync(scratch + left, { force: true })
}

/** The key of encrypted backups is kept elsewhere, so a backup is made that also opens with a throwaway key. */
async function newestBackup(dataDir: string): Promise<{ file: string; identity: string | undefined }> {
  // A backup dated in the future would be tried every night instead of newer ones.
  const at = new Date().toISOString()
  const newest = listBackups(dataDir).find((backup) => isRegular(backup) && backup.at <= at)
  const isEncrypted = config().backups.recipient !== undefined
  if (newest && !newest.isEncrypted && !isEncrypted) return { file: newest.file, identity: undefined }
  const key = isEncrypted ? await throwawayKey() : undefined
  const alsoFor = key ? [key.recipient] : []
  const { file } = await makeBackup(dataDir, { seconds: BACKUP_SECONDS, isRoutine: true, alsoFor })
  return { file, identity: key?.identity }
}
