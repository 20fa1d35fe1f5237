import { readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '~/config.server'
import { hasStuckEvents } from '~/domain/events/watch.server'
import { watchMails } from '~/domain/outbox/watch.server'
import type { Concern } from '~/domain/upkeep/concern'
import { house } from '~/house.server'
import { isMailWorking } from '~/mail/pulse'
import { concernsOf } from '~db/backup/concerns'
import { readRecord } from '~db/backup/record'
import { isDamageKnown } from './damage.server'
import { fileFaults } from './watched-files.server'

/** Longest response of a healthy database. */
const SLOW_MS = 250
/** Longest wait of a mail or an event that is not stuck. */
const STUCK_MS = 15 * 60_000
/**
 * Longer than a delivery may take: the process that took the mail must have ended without noting the outcome.
 */
const SENDING_MS = 10 * 60_000
/** A failed mail degrades health for one day; the home page shows it until resolved. */
const FAILED_MS = 24 * 60 * 60_000
/** A daily backup plus two hours. */
const BACKUP_MS = 26 * 60 * 60_000
/** Less free space endangers the next write and the next backup. */
const FREE_BYTES = 200 * 1024 * 1024

export interface Condition {
  db: 'ok' | 'error'
  latencyMs: number
  concerns: Concern[]
  details: string[]
}

export async function readCondition(at: Date): Promise<Condition> {
  const started = performance.now()
  const sending = await sendingConcerns(at)
  const latencyMs = performance.now() - started
  const details = fileFaults()
  const db = sending === undefined || details.length > 0 ? 'error' : 'ok'
  const concerns: Concern[] = sending ?? ['database fails']
  if (details.length > 0) concerns.push('database files lost')
  if (latencyMs > SLOW_MS) concerns.push('database slow')
  if (isDamageKnown()) concerns.push('data damaged')
  if (db === 'ok') concerns.push(...surroundings(at))
  return { db, latencyMs, concerns, details }
}

/** Undefined if the database does not answer. */
async function sendingConcerns(at: Date): Promise<Concern[] | undefined> {
  try {
    const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
    const mails = await watchMails(house.reader, {
      waitingSince: before(STUCK_MS),
      sendingSince: before(SENDING_MS),
      failedSince: before(FAILED_MS),
    })
    const concerns: Concern[] = []
    if (await hasStuckEvents(house.reader, before(STUCK_MS))) concerns.push('events stuck')
    if (config().smtpUrl === undefined) return concerns
    if (!isMailWorking()) concerns.push('no mail worker')
    if (mails.isStuck) concerns.push('outbox stuck')
    if (mails.hasFailed) concerns.push('mail failed')
    return concerns
  } catch {
    return undefined
  }
}

function surroundings(at: Date): Concern[] {
  const { dataDir } = config()
  const concerns: Concern[] = []
  try {
    if (freeBytes(dataDir) < FREE_BYTES) concerns.push('disk nearly full')
    const since = newestBackup(join(dataDir, 'backups'), at) ?? statSync(dataDir).birthtimeMs
    if (at.getTime() - since > BACKUP_MS) concerns.push('backup old')
    concerns.push(...concernsOf(readRecord(dataDir), at))
  } catch {
    concerns.push('data directory cannot be looked at')
  }
  return concerns
}

/** Free space in bytes, without root's reserve. */
export function freeBytes(folder: string): number {
  const disk = statfsSync(folder)
  return disk.bavail * disk.bsize
}

/** Time of the newest finished backup, ignoring those dated in the future. */
function newestBackup(folder: string, at: Date): number | undefined {
  try {
    const files = readdirSync(folder).filter((name) => /\.sqlite(\.age)?$/.test(name))
    const times = files.map((name) => statSync(join(folder, name)).mtimeMs).filter((ms) => ms <= at.getTime())
    return times.length > 0 ? Math.max(...times) : undefined
  } catch {
    return undefined
  }
}
