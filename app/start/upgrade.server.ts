import { dirname } from 'node:path'
import { WORDS } from '~/command-line/start-words'
import type { Vault } from '~/domain/kernel/vault'
import { backUp } from '~db/backup/copy'
import { migrate, pendingSteps } from '~db/migrate'
import type { Language } from '~db/schema'
import { StepFailed, stateOf } from '~db/schema-state'

const BACKUP_MS = 30 * 60_000

interface Teller {
  print: (line: string) => void
  language: Language
}

/** Upgrades the file to this release, after a backup, with a line of output per step. */
export async function upgrade(file: string, vault: Vault, teller: Teller): Promise<void> {
  const pending = pendingSteps(file)
  const isOld = pending.length > 0 && stateOf(file).length > 0
  const backup = isOld ? await backUpFirst(file, pending, teller) : undefined
  try {
    await migrate(file, vault, (name, ms) => {
      if (isOld) teller.print(`  ${name}: ${Math.ceil(ms)} ms`)
    })
  } catch (error) {
    if (error instanceof StepFailed && backup) error.wayBack = WORDS[teller.language].wayBack(backup)
    throw error
  }
}

async function backUpFirst(file: string, pending: string[], { print, language }: Teller): Promise<string> {
  print(WORDS[language].upgrading(pending.length))
  const started = Date.now()
  const name = `before-${pending[0]}`
  const { file: backup, lost } = await backUp(dirname(file), { deadline: started + BACKUP_MS, name })
  print(`  ${backup}: ${Date.now() - started} ms`)
  for (const { path } of lost) print(WORDS[language].lost(path))
  return backup
}
