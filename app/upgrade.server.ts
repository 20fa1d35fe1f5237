import { dirname } from 'node:path'
import { backUp } from '~db/backup/copy'
import { migrate, pendingSteps } from '~db/migrate'
import { StepFailed, stateOf } from '~db/schema-state'
import type { Vault } from './domain/vault'

const BACKUP_MS = 30 * 60_000

/** Brings the file up to this release: with a backup first, and a line for each step. */
export async function upgrade(file: string, vault: Vault, print: (line: string) => void): Promise<void> {
  const pending = pendingSteps(file)
  const isOld = pending.length > 0 && stateOf(file).length > 0
  const backup = isOld ? await backUpFirst(file, pending, print) : undefined
  try {
    await migrate(file, vault, (name, ms) => {
      if (isOld) print(`  ${name}: ${Math.ceil(ms)} ms`)
    })
  } catch (error) {
    if (error instanceof StepFailed && backup)
      error.message += `\nThe backup from before is ${backup}\nTo go back, install the version from before and run: npm run restore -- ${backup}`
    throw error
  }
}

async function backUpFirst(file: string, pending: string[], print: (line: string) => void): Promise<string> {
  print(
    `Upgrading the database, ${pending.length} ${pending.length === 1 ? 'step' : 'steps'}. First a backup …`,
  )
  const started = Date.now()
  const name = `before-${pending[0]}`
  const backup = await backUp(dirname(file), { deadline: started + BACKUP_MS, name })
  print(`  ${backup}: ${Date.now() - started} ms`)
  return backup
}
