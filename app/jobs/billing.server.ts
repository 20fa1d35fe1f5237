import { listLapsed, notifyOfLapse } from '~/domain/invoices/payments/mandate-ended.server'
import type { Scope } from '~/domain/kernel/scope'
import { yieldToLoop } from '~/domain/kernel/yield-to-loop'
import { now, today } from '../clock.server'
import { listTenantsToBill } from '../domain/billing/due.server'
import { runBilling } from '../domain/billing/run.server'
import { listRemindable, remindOfInvoice } from '../domain/invoices/remind.server'
import { house } from '../house.server'
import { nameAndPlace } from '../http/error-name.server'
import { proratedWords } from '../i18n/prorated-words'
import { log } from '../log.server'
import { repeat } from './repeat.server'

const LOOK_MS = 10 * 60_000
const FIRST_LOOK_MS = 30_000
/** UTC; 6 or 7 a.m. in Germany, so that no phone announces an invoice at midnight. */
const FIRST_HOUR = 5

/** Bills due contracts, in the daytime, and soon after a start (decision 210). */
export function startBilling(): void {
  repeat('billing', billByDay, LOOK_MS, FIRST_LOOK_MS)
}

async function billByDay(signal: AbortSignal): Promise<void> {
  if (!isDaytime(now())) return
  for (const tenantId of await listTenantsToBill(house.reader, today())) {
    if (signal.aborted) return
    const runId = await runBilling(house, scopeOf(tenantId), {
      words: proratedWords,
      isStopped: () => signal.aborted,
      onError: (error) => log.error({ event: 'billing_failed', ...nameAndPlace(error) }),
    })
    if (runId) log.info({ event: 'billed', runId })
  }
  await remindAll(signal)
  await tellOfLapses(signal)
}

/** The German day begins one or two hours before the UTC one. */
function isDaytime(at: Date): boolean {
  return at.getUTCHours() >= FIRST_HOUR && at.toISOString().startsWith(today())
}

/** Sends reminders before the due date, for customers whose terms ask for it (decision 266). */
async function remindAll(signal: AbortSignal): Promise<void> {
  for (const { tenantId, invoiceId } of await listRemindable(house.reader, today())) {
    if (signal.aborted) return
    await remindOfInvoice(house, scopeOf(tenantId), invoiceId)
    await yieldToLoop()
  }
}

/** Tells customers of lapsed mandates that their invoices are to be transferred again (decision 266). */
async function tellOfLapses(signal: AbortSignal): Promise<void> {
  for (const { tenantId, mandateId } of await listLapsed(house.reader, today())) {
    if (signal.aborted) return
    await notifyOfLapse(house, scopeOf(tenantId), mandateId)
    await yieldToLoop()
  }
}

function scopeOf(tenantId: string): Scope {
  return { tenantId, actor: 'system', at: now().toISOString(), today: today() }
}
