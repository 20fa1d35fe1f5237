import { listAskers, releaseQueued } from '~/domain/payslip-release/queue.server'
import { now, today } from '../clock.server'
import { house } from '../house.server'
import { nameAndPlace } from '../http/error-name.server'
import { PAYROLL_WORDS } from '../i18n/payroll-words.server'
import { log } from '../log.server'
import { repeat } from './repeat.server'

const LOOK_MS = 2000
const FIRST_LOOK_MS = 10_000

/** Continues releases of payslips that a request did not finish, also after a restart (decision 286). */
export function startReleases(): void {
  repeat('releases', finishReleases, LOOK_MS, FIRST_LOOK_MS)
}

async function finishReleases(signal: AbortSignal): Promise<void> {
  for (const { tenantId, actor } of await listAskers(house.reader)) {
    if (signal.aborted) return
    const scope = { tenantId, actor, at: now().toISOString(), today: today() }
    const done = await releaseQueued(house, scope, {
      words: PAYROLL_WORDS,
      isStopped: () => signal.aborted,
      onError: (error) => log.error({ event: 'release_failed', ...nameAndPlace(error) }),
    })
    log.info({ event: 'released', ...done })
  }
}
