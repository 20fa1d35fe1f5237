import { listClosingAskers } from '~/domain/payroll-closing/requests.server'
import { closeRequested } from '~/domain/payroll-closing/work-off.server'
import { listAskers } from '~/domain/payroll-queue/requests.server'
import { calculateQueued } from '~/domain/payroll-run/queue.server'
import { releaseQueued } from '~/domain/payslip-release/queue.server'
import { now, today } from '../clock.server'
import { house } from '../house.server'
import { nameAndPlace } from '../http/error-name.server'
import { PAYROLL_WORDS } from '../i18n/payroll-words.server'
import { log } from '../log.server'
import { repeat } from './repeat.server'

const LOOK_MS = 2000
const FIRST_LOOK_MS = 10_000

const WORKERS = { calculation: calculateQueued, release: releaseQueued }

/** Continues calculations and releases of payslips, and closings of months, that a request did not finish, also after a restart (decision 425). */
export function startPayrollQueue(): void {
  repeat('payroll-queue', finishRequests, LOOK_MS, FIRST_LOOK_MS)
}

async function finishRequests(signal: AbortSignal): Promise<void> {
  for (const { tenantId, actor, work } of await listAskers(house.reader)) {
    if (signal.aborted) return
    const scope = { tenantId, actor, at: now().toISOString(), today: today() }
    const done = await WORKERS[work](house, scope, {
      words: PAYROLL_WORDS,
      isStopped: () => signal.aborted,
      onError: (error) => log.error({ event: `${work}_failed`, ...nameAndPlace(error) }),
    })
    log.info({ event: `${work}_done`, ...done })
  }
  await closeMonths(signal)
}

async function closeMonths(signal: AbortSignal): Promise<void> {
  for (const { tenantId, actor } of await listClosingAskers(house.reader)) {
    if (signal.aborted) return
    const scope = { tenantId, actor, at: now().toISOString(), today: today() }
    const closed = await closeRequested(house, scope, {
      words: PAYROLL_WORDS,
      isStopped: () => signal.aborted,
      onError: (error) => log.error({ event: 'closing_failed', ...nameAndPlace(error) }),
    })
    log.info({ event: 'closing_done', closed })
  }
}
