import { now, today } from './clock.server'
import { listTenantsToBill } from './domain/billing/due.server'
import { runBilling } from './domain/billing/run.server'
import { breathe } from './domain/breathe'
import { listRemindable, remindOfInvoice } from './domain/invoices/remind.server'
import type { Scope } from './domain/scope'
import { house } from './house.server'
import { nameAndPlace } from './http/error-name.server'
import { beforeEnd } from './http/stopping.server'
import { proratedWords } from './i18n/prorated-words'
import { log } from './log.server'

const LOOK_MS = 10 * 60_000
const FIRST_LOOK_MS = 30_000
/** In UTC: six or seven in the morning here, so that nobody's telephone announces an invoice at midnight. */
const FIRST_HOUR = 5

/** Bills contracts that are due as long as the process lives, by day, and soon after a start (decision 265). */
export function startBillingClerk(): { look: () => Promise<void> } {
  let isStopped = false
  let round: Promise<void> = Promise.resolve()

  function look(): Promise<void> {
    if (!isStopped && isDay(now())) round = round.then(() => billAll(() => isStopped))
    return round
  }

  const timers = [setInterval(() => void look(), LOOK_MS), setTimeout(() => void look(), FIRST_LOOK_MS)]
  for (const timer of timers) timer.unref()
  beforeEnd(async () => {
    isStopped = true
    for (const timer of timers) clearTimeout(timer)
    await round
  })
  return { look }
}

/** Here a day begins one or two hours before it does in UTC. */
function isDay(at: Date): boolean {
  return at.getUTCHours() >= FIRST_HOUR && at.toISOString().startsWith(today())
}

async function billAll(isStopped: () => boolean): Promise<void> {
  const complain = (error: unknown) => log.error({ event: 'billing_failed', ...nameAndPlace(error) })
  try {
    for (const tenantId of await listTenantsToBill(house.reader, today())) {
      if (isStopped()) return
      const runId = await runBilling(house, scopeOf(tenantId), {
        words: proratedWords,
        isStopped,
        onError: complain,
      })
      if (runId) log.info({ event: 'billed', runId })
    }
    await remindAll(isStopped)
  } catch (error) {
    complain(error)
  }
}

/** Asks kindly before anything is late, where a customer's terms say so (decision 266). */
async function remindAll(isStopped: () => boolean): Promise<void> {
  for (const { tenantId, invoiceId } of await listRemindable(house.reader, today())) {
    if (isStopped()) return
    await remindOfInvoice(house, scopeOf(tenantId), invoiceId)
    await breathe()
  }
}

function scopeOf(tenantId: string): Scope {
  return { tenantId, actor: 'system', at: now().toISOString(), today: today() }
}
