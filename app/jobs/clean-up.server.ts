import { sweepUploads } from '~/kit/forms/sweep-uploads.server'
import { documentsBeside } from '~db/document-store'
import { databasePath } from '~db/open'
import { now } from '../clock.server'
import { config } from '../config.server'
import { sweepDocuments } from '../domain/documents/sweep-documents.server'
import { cleanUp } from '../domain/upkeep/clean-up.server'
import { house } from '../house.server'
import { log } from '../log.server'
import { repeat } from './repeat.server'

const LOOK_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** UTC; 3 to 5 a.m. in Germany, summer and winter. */
const NIGHT_HOURS = [2, 3]

let last: number | undefined

/**
 * Cleans up every night, and once after a start, for machines that are off at night (decision 037). Uploads that a kill
 * left go at once: they are other people's papers, unsealed.
 */
export function startCleanUp(): void {
  repeat('clean_up', cleanWhenDue, LOOK_MS)
  repeat('sweep_uploads', async () => void (await sweep()), HOUR_MS, 0)
}

async function cleanWhenDue(signal: AbortSignal): Promise<void> {
  if (!isDue(last, now())) return
  last = now().getTime()
  const begun = performance.now()
  const removed = await cleanUp(house, now().toISOString(), () => signal.aborted)
  const folder = documentsBeside(databasePath(config().dataDir))
  const documents = await sweepDocuments(house, folder, now())
  const uploads = await sweep()
  const ms = Math.round(performance.now() - begun)
  log.info({ event: 'cleaned_up', documents, uploads, ms, ...removed })
}

function sweep(): Promise<number> {
  const startedAt = new Date(now().getTime() - process.uptime() * 1000)
  return sweepUploads(config().dataDir, { at: now(), startedAt })
}

function isDue(last: number | undefined, at: Date): boolean {
  if (last === undefined) return true
  const since = at.getTime() - last
  return since > 30 * HOUR_MS || (since > 12 * HOUR_MS && NIGHT_HOURS.includes(at.getUTCHours()))
}
