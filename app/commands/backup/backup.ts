import { resolve } from 'node:path'
import type { Answer } from '~/command-line/answer'
import { readBackupSettings } from '~/config.server'
import { failureOf } from '~/start/failure'
import { type BackedUp, backUp } from '~db/backup/copy'
import { finishBackup } from '~db/backup/finish'
import { noteFailure } from '~db/backup/record'
import { CommandRefusal, EXIT, NoDatabase, NotCopied } from '~db/backup/refusal'
import { BY_HAND } from '~db/backup/which-to-keep'
import type { Language } from '~db/schema'
import { readChoices } from './arguments'

/** `npm run backup`: a consistent copy of the running database, checked before it gets its name. Prints its path. */
export async function backup(args: string[]): Promise<Answer> {
  const understood = readChoices(args)
  if (understood.reply) return understood.reply
  const { seconds, isRoutine, words } = understood
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  try {
    const { file, lost } = await makeBackup(dataDir, { seconds, isRoutine })
    if (lost.length === 0) return { text: file, exitCode: 0 }
    return { text: words.incomplete(file, lost), exitCode: EXIT.failed, isFinding: true }
  } catch (error) {
    const { text, exitCode } = why(error, words.language)
    // Recorded in the language of the service's log.
    if (isFailedBackup(error)) noteFailure(dataDir, why(error, 'en').text, isRoutine)
    return { text: error instanceof NotCopied ? text : `${words.none}\n${text}`, exitCode }
  }
}

/** `alsoFor`: further keys, if backups are encrypted. @throws CommandRefusal; ConfigError */
export function makeBackup(
  dataDir: string,
  { seconds, isRoutine, alsoFor = [] }: { seconds: number; isRoutine: boolean; alsoFor?: readonly string[] },
): Promise<BackedUp> {
  const { recipient, copyTo } = readBackupSettings()
  const started = Date.now()
  const recipients = recipient === undefined ? [] : [recipient]
  return backUp(dataDir, {
    deadline: started + seconds * 1000,
    name: isRoutine ? 'zahltag' : BY_HAND,
    finish: (copied) => finishBackup(copied, { recipients, alsoFor, copyTo, started, isRoutine }),
  })
}

/** A missing database or a running backup is not a failure. */
function isFailedBackup(error: unknown): boolean {
  if (error instanceof NoDatabase) return false
  return !(error instanceof CommandRefusal && error.exitCode === EXIT.alreadyRunning)
}

function why(error: unknown, language: Language): { text: string; exitCode: number } {
  const { text, exitCode } = failureOf(error, language)
  return { text: text.replace(/^Error: /, ''), exitCode }
}
