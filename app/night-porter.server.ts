import { documentsBeside } from '~db/document-store'
import { databasePath } from '~db/open'
import { now } from './clock.server'
import { config } from './config.server'
import { sweepDocuments } from './domain/documents/sweep-documents.server'
import { cleanUp } from './domain/upkeep/clean-up.server'
import { sweepUploads } from './forms/sweep-uploads.server'
import { house } from './house.server'
import { nameAndPlace } from './http/error-name.server'
import { beforeEnd } from './http/stopping.server'
import { log } from './log.server'

const LOOK_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** In UTC: three to five in the morning here, summer and winter. */
const NIGHT_HOURS = [2, 3]

/**
 * Cleans up every night as long as the process lives, and once after a start, for machines that are off at night
 * (decision 037).
 */
export function startNightPorter(): { look: () => Promise<void> } {
  let last: number | undefined
  let isStopped = false
  let round: Promise<void> = Promise.resolve()

  function look(): Promise<void> {
    if (isStopped || !isDue(last, now())) return round
    last = now().getTime()
    round = clean(() => isStopped)
    return round
  }

  const timer = setInterval(() => void look(), LOOK_MS).unref()
  beforeEnd(async () => {
    isStopped = true
    clearInterval(timer)
    await round
  })
  return { look }
}

function isDue(last: number | undefined, at: Date): boolean {
  if (last === undefined) return true
  const since = at.getTime() - last
  return since > 30 * HOUR_MS || (since > 12 * HOUR_MS && NIGHT_HOURS.includes(at.getUTCHours()))
}

async function clean(isStopped: () => boolean): Promise<void> {
  const begun = performance.now()
  try {
    const removed = await cleanUp(house, now().toISOString(), isStopped)
    const folder = documentsBeside(databasePath(config().dataDir))
    const documents = await sweepDocuments(house, folder, now())
    const uploads = await sweepUploads(config().dataDir, now())
    log.info({
      event: 'cleaned_up',
      documents,
      uploads,
      ms: Math.round(performance.now() - begun),
      ...removed,
    })
  } catch (error) {
    log.error({ event: 'clean_up_failed', ...nameAndPlace(error) })
  }
}
