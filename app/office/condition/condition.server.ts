import { now } from '~/clock.server'
import { config } from '~/config.server'
import { freeBytes, readCondition } from '~/http/health-concerns.server'
import { readRecord } from '~db/backup/record'
import { version } from '../../../package.json'

/** The state of the service for owners: no path or address of the machine. */
export async function readServiceCondition() {
  const { dataDir, smtpUrl } = config()
  const { concerns } = await readCondition(now())
  const { backup, failure, rehearsal, check } = readRecord(dataDir)
  return {
    version,
    concerns,
    freeBytes: freeBytes(dataDir),
    sendsMail: smtpUrl !== undefined,
    failedAt: failure?.at ?? null,
    backup: backup && {
      at: backup.at,
      bytes: backup.bytes,
      isEncrypted: backup.isEncrypted,
      isCopied: backup.copy !== null,
    },
    rehearsal: rehearsal && {
      at: rehearsal.at,
      isGood: rehearsal.isGood,
      documents: rehearsal.documents,
    },
    check,
  }
}

export type ServiceCondition = Awaited<ReturnType<typeof readServiceCondition>>
