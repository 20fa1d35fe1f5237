import { existsSync, statSync } from 'node:fs'
import { OperatorFault } from './operator-fault'
import { Sqlite } from './sqlite'

const BUSY_MS = 5000

export class NewerSchema extends OperatorFault {
  constructor(file: string, unknown: readonly string[]) {
    const steps = unknown.join(', ')
    super({
      de: `${file} stammt von einem neueren Zahltag: Dieses kennt ${steps} nicht.\nInstallieren Sie wieder die neuere Version, oder stellen Sie die Sicherung von vor dem Upgrade wieder her (README, „Restoring“).`,
      en: `${file} was made by a newer Zahltag: this one does not know ${steps}.\nInstall the newer version again, or restore the backup from before the upgrade (README, "Restoring").`,
    })
  }
}

/** A step of the upgrade failed. The file is as it was before that step. */
export class StepFailed extends Error {
  readonly reason: string
  /** How to restore the earlier file, if there is a backup of it. */
  wayBack: string | undefined

  constructor(
    readonly step: string,
    override readonly cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The step ${step} failed: ${reason}`)
    this.reason = reason
  }
}

/** Steps already applied to a file, in order; none for a missing file. */
export function stateOf(file: string): string[] {
  if (!existsSync(file) || statSync(file).size === 0) return []
  const connection = new Sqlite(file, { timeout: BUSY_MS })
  try {
    const has = connection.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()
    if (!has) return []
    return connection.prepare('select name from kysely_migration order by name').pluck().all() as string[]
  } finally {
    connection.close()
  }
}
