import { readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { watchMails } from '~/domain/outbox/watch.server'
import { house } from '~/house.server'
import { log } from '~/log.server'
import { isMailWorking } from '~/mail/pulse'
import { version } from '../../package.json'
import { fileFaults } from './watched-files.server'

/** A database that takes longer to answer is slow. */
const SLOW_MS = 250
/** A mail that has waited longer is stuck. */
const STUCK_MS = 15 * 60_000
/**
 * Longer than a delivery may take: the process that took the mail must have ended without noting the outcome.
 */
const SENDING_MS = 10 * 60_000
/** A failed mail degrades health for one day; the office's home page shows it until it is settled. */
const FAILED_MS = 24 * 60 * 60_000
/** A daily backup with two hours of grace. */
const BACKUP_MS = 26 * 60 * 60_000
/** Less free space endangers the next write and the next backup. */
const FREE_BYTES = 200 * 1024 * 1024

/** The health record of the contract: exactly these six fields. */
export interface HealthRecord {
  status: 'ok' | 'degraded'
  db: 'ok' | 'error'
  db_latency_ms: number
  timestamp: string
  version: string
  response_ms: number
}

/** Checks the database, and what fails slowly: mail, backups, disk. The log says why it is degraded. */
export async function checkHealth(): Promise<HealthRecord> {
  const started = performance.now()
  const at = now()
  const asked = await askDatabase(at)
  const latency = performance.now() - started
  const lost = fileFaults()
  const db = lost.length > 0 ? 'error' : asked.db
  const concerns = [...asked.concerns, ...lost]
  if (latency > SLOW_MS) concerns.push('database slow')
  if (db === 'ok') concerns.push(...surroundings(at))
  if (concerns.length > 0) log.warn({ event: 'health', concerns })
  return {
    status: concerns.length === 0 ? 'ok' : 'degraded',
    db,
    db_latency_ms: round(latency),
    timestamp: at.toISOString(),
    version,
    response_ms: round(performance.now() - started),
  }
}

async function askDatabase(at: Date): Promise<{ db: 'ok' | 'error'; concerns: string[] }> {
  try {
    const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
    const mails = await watchMails(house.reader, {
      waitingSince: before(STUCK_MS),
      sendingSince: before(SENDING_MS),
      failedSince: before(FAILED_MS),
    })
    if (config().smtpUrl === undefined) return { db: 'ok', concerns: [] }
    const concerns = [
      ...(isMailWorking() ? [] : ['no mail worker']),
      ...(mails.isStuck ? ['outbox stuck'] : []),
      ...(mails.hasFailed ? ['mail failed'] : []),
    ]
    return { db: 'ok', concerns }
  } catch {
    return { db: 'error', concerns: ['database fails'] }
  }
}

function surroundings(at: Date): string[] {
  const { dataDir } = config()
  const concerns: string[] = []
  try {
    const disk = statfsSync(dataDir)
    if (disk.bavail * disk.bsize < FREE_BYTES) concerns.push('disk nearly full')
    const since = newestBackup(join(dataDir, 'backups')) ?? statSync(dataDir).birthtimeMs
    if (at.getTime() - since > BACKUP_MS) concerns.push('backup old')
  } catch {
    concerns.push('data directory cannot be looked at')
  }
  return concerns
}

/** When the newest finished backup was written; undefined if there is none. */
function newestBackup(folder: string): number | undefined {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
    const times = files.map((name) => statSync(join(folder, name)).mtimeMs)
    return times.length > 0 ? Math.max(...times) : undefined
  } catch {
    return undefined
  }
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100
}
