import { resolve } from 'node:path'
import type { Answer } from '~/answer'
import { readBackupSettings } from '~/config.server'
import { failureOf } from '~/start-failure'
import { backUp } from '~db/backup/copy'
import { finishBackup } from '~db/backup/finish'
import { noteFailure } from '~db/backup/record'
import { EXIT, NoDatabase, Refusal } from '~db/backup/refusal'
import type { Language } from '~db/schema'
import { understand } from './arguments'

/** `npm run backup`: a consistent copy of the running database, checked before it gets its name. Says its path. */
export async function backup(args: string[]): Promise<Answer> {
  const understood = understand(args)
  if (understood.reply) return understood.reply
  const { seconds, words } = understood
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  try {
    return { text: await makeBackup(dataDir, { seconds }), exitCode: 0 }
  } catch (error) {
    const { text, exitCode } = why(error, words.language)
    // The record is the service's, as its log is, and in the log's language.
    if (isFailedBackup(error)) noteFailure(dataDir, why(error, 'en').text)
    return { text: `${words.none}\n${text}`, exitCode }
  }
}

/** With further keys that it is encrypted for, where it is encrypted at all. @throws Refusal; ConfigError */
export function makeBackup(
  dataDir: string,
  { seconds, alsoFor = [] }: { seconds: number; alsoFor?: readonly string[] },
): Promise<string> {
  const { recipient, copyTo } = readBackupSettings()
  const started = Date.now()
  const recipients = recipient === undefined ? [] : [recipient]
  return backUp(dataDir, {
    deadline: started + seconds * 1000,
    finish: (copied) => finishBackup(copied, { recipients, alsoFor, copyTo, started }),
  })
}

/** No database yet, or another backup under way, is none. */
function isFailedBackup(error: unknown): boolean {
  if (error instanceof NoDatabase) return false
  return !(error instanceof Refusal && error.exitCode === EXIT.alreadyRunning)
}

function why(error: unknown, language: Language): { text: string; exitCode: number } {
  const { text, exitCode } = failureOf(error, language)
  return { text: text.replace(/^Error: /, ''), exitCode }
}
