import { chownSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from '~/command-line/answer'
import { config } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { assertKeys } from '~/domain/keys/keys.server'
import { failureOf } from '~/start/failure'
import { closeWal, settleAftermath } from '~db/backup/aftermath'
import { damageOf } from '~db/backup/check'
import { bringBackDocuments } from '~db/backup/documents'
import { noteRestored } from '~db/backup/record'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import { replaceDatabase, undoUnfinished } from '~db/backup/replaced'
import type { BackupStorage } from '~db/backup/storage'
import { documentsBeside } from '~db/document-store'
import { flush } from '~db/flush'
import { holderOf, lockDataDirectory, takeLock } from '~db/lock'
import { migrate } from '~db/migrate'
import { databasePath, openReader } from '~db/open'
import { CHECKS, checkFile, type Outcome } from '../verify/checks'
import { WORDS as VERIFY_WORDS } from '../verify/words'
import { readChoices } from './arguments'
import { chooseBackup, describeBackups } from './choose'
import { fetchCopy } from './fetch-copy'
import { reportOf } from './report'
import { fetchBackup, openSource } from './source'
import type { Words } from './words'

interface Task {
  dataDir: string
  backup: string
  /** Its documents, if not beside it. */
  bucket: BackupStorage | undefined
  identity: string | undefined
  words: Words
  language: 'de' | 'en'
  isIncomplete?: boolean
}

/** `npm run restore`: checks a backup and replaces the database by it. */
export async function restore(args: string[]): Promise<Answer> {
  const understood = readChoices(args)
  if (understood.reply) return understood.reply
  const { language, words, choice, from, isOffSite, identity, isIncomplete } = understood
  try {
    const { dataDir } = config()
    const source = await openSource({ from, isOffSite }, words)
    if (choice.kind === 'list') return { text: describeBackups(source, words), exitCode: 0 }
    const chosen = chooseBackup(source, choice, words)
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    lockDataDirectory(dataDir)
    const backups = holdBackups(dataDir, { words, language })
    try {
      const backup = await fetchBackup(chosen, source, { dataDir, identity, words })
      const { bucket } = source
      const text = await replace({ dataDir, backup, bucket, identity, words, language, isIncomplete })
      noteRestored(dataDir, backup)
      return { text, exitCode: 0 }
    } finally {
      handOver(dataDir)
      backups?.close()
    }
  } catch (error) {
    const { text, exitCode } = failureOf(error, language)
    return { text: `${text}\n${words.untouched}`, exitCode }
  }
}

/** A backup running meanwhile would save the replaced database as the newest. @throws CommandRefusal */
function holdBackups(
  dataDir: string,
  { words, language }: Pick<Task, 'words' | 'language'>,
): { close(): void } | undefined {
  if (!existsSync(join(dataDir, 'backups'))) return undefined
  const file = join(dataDir, 'backups', 'lock')
  const lock = takeLock(file)
  if (!lock) throw new CommandRefusal(EXIT.alreadyRunning, words.backupRuns(holderOf(file)[language]))
  return lock
}

async function replace({ dataDir, backup, bucket, identity, ...task }: Task): Promise<string> {
  const { words } = task
  const file = databasePath(dataDir)
  const copy = join(dataDir, `restoring-${process.pid}.tmp`)
  await undoUnfinished(file, dataDir)
  try {
    await fetchCopy(backup, copy, { identity, words, documentsIn: bucket })
    const lines = await prepare(copy, { backup, file, ...task })
    settle(copy)
    const kept = await replaceDatabase(copy, file, dataDir)
    flush(dataDir)
    return [words.done(backup), ...(kept ? [words.kept(kept)] : []), ...lines].join('\n')
  } finally {
    await undoUnfinished(file, dataDir)
  }
}

/** Run by root, it hands the files to the service's user. */
function handOver(folder: string): void {
  const { uid, gid } = statSync(folder)
  if (process.getuid?.() !== 0 || uid === 0) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (lstatSync(path).uid === 0) lchownSync(path, uid, gid)
  }
}

/** Checks the copy, migrates it and settles what happened since; returns lines about it. @throws CommandRefusal */
export async function prepare(
  copy: string,
  {
    backup,
    file,
    words,
    language,
    isIncomplete = false,
  }: Pick<Task, 'backup' | 'words' | 'language' | 'isIncomplete'> & { file: string },
): Promise<string[]> {
  const { uid, gid } = statSync(join(copy, '..'))
  chownSync(copy, uid, gid)
  const faults = damageOf(copy)
  if (faults.length > 0) throw new CommandRefusal(EXIT.failed, words.damaged(backup, faults.join('; ')))
  const vault = createVault(config().fieldKeys)
  const steps = await migrate(copy, vault)
  await bringBackDocuments(copy, backup)
  const archive = { vault, documents: documentsBeside(copy) }
  const replaced = existsSync(file) ? file : undefined
  const aftermath = settleAftermath(copy, replaced, new Date().toISOString())
  const reader = openReader(copy)
  try {
    await assertKeys(reader, config(), new Date().toISOString())
    const outcomes: Outcome[] = []
    // The file itself was just checked, which takes longest.
    for (const check of steps.length > 0 ? CHECKS : CHECKS.filter((one) => one !== checkFile))
      outcomes.push(await check({ file: copy, reader, archive, words: VERIFY_WORDS[language] }))
    const lines = outcomes.filter(({ isWell }) => !isWell).flatMap((outcome) => outcome.lines)
    if (lines.length > 0 && !isIncomplete)
      throw new CommandRefusal(EXIT.failed, [words.unsound(backup), ...lines, words.acceptLoss].join('\n'))
    const report = await reportOf(reader, aftermath, { words, isNew: replaced === undefined })
    return lines.length > 0 ? [words.lost, ...lines, ...report] : report
  } finally {
    await reader.destroy()
  }
}

/** Puts the WAL into the file and syncs it, since only the file is moved. */
function settle(copy: string): void {
  closeWal(copy)
  flush(copy)
}
