import { listAskers } from '~/domain/dunning/requests.server'
import { sendRequested } from '~/domain/dunning/work-off.server'
import { now, today } from '../clock.server'
import { house } from '../house.server'
import { nameAndPlace } from '../http/error-name.server'
import { log } from '../log.server'
import { repeat } from './repeat.server'

const LOOK_MS = 2000
const FIRST_LOOK_MS = 10_000

/** Sends the reminders that a request did not come to, also after a restart (decision 432). */
export function startDunningQueue(): void {
  repeat('dunning-queue', finishRequests, LOOK_MS, FIRST_LOOK_MS)
}

async function finishRequests(signal: AbortSignal): Promise<void> {
  for (const { tenantId, actor } of await listAskers(house.reader)) {
    if (signal.aborted) return
    const scope = { tenantId, actor, at: now().toISOString(), today: today() }
    const sent = await sendRequested(house, scope, {
      isStopped: () => signal.aborted,
      onError: (error) => log.error({ event: 'dunning_failed', ...nameAndPlace(error) }),
    })
    log.info({ event: 'dunning_sent', count: sent.length })
  }
}
