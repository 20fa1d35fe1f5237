import { recordAudits } from '../audit/audit.server'
import { callOff, leaveOut, withdrawNotice } from '../invoices/payments/leave-out.server'
import { noteReturn } from '../invoices/payments/returned-debits.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { finishTaskAbout } from '../tasks/about.server'
import { DebitConflict } from './conflict'
import { getRun } from './runs.server'

interface Failed {
  runId: string
  invoiceIds: readonly string[]
  reason: string
  /** What the bank said, by ISO 20022; null if it never got the file or did not say. */
  code?: string | null
}

/**
 * Notes that a bank does not carry out collections of a run, or never got them. Their invoices can be collected again. What
 * nobody has fetched yet is left out of the file. The same again changes nothing. @throws NotFound; DebitConflict `debits_missing`, `debit_reason_missing`, `debits_not_running`
 */
export function failCollections(
  house: House,
  scope: Scope,
  { runId, invoiceIds, reason, code = null }: Failed,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { collections, isFetched } = await getRun(trx, scope, runId)
    if (invoiceIds.length === 0) throw new DebitConflict('debits_missing')
    if (reason === '') throw new DebitConflict('debit_reason_missing')
    const wanted = new Set(invoiceIds)
    const chosen = collections.filter(({ invoiceId }) => wanted.has(invoiceId))
    const running = chosen.filter(({ state }) => state === 'running')
    const isKnown = chosen.every(({ state, failedReason }) => state === 'running' || failedReason === reason)
    if (chosen.length !== wanted.size || !isKnown) throw new DebitConflict('debits_not_running')
    for (const one of running) {
      // A file fetched later would still collect what is marked.
      const isExpected = isFetched && (await fail(trx, scope, one, reason))
      if (!isFetched) await leaveOut(trx, scope, { runId, ...one }, reason)
      const { id, invoiceId } = one
      const hasStopped =
        code !== null &&
        (await noteReturn(trx, scope, { invoiceId, receiptId: null, code, collectionId: id }))
      if (isExpected && !hasStopped) await callOff(trx, scope, id)
    }
    await recordAudits(
      trx,
      scope,
      running.map(({ invoiceId, cents }) => ({
        action: 'payment.not_presented',
        subjectType: 'invoice',
        subjectId: invoiceId,
        after: { amountCents: cents, reason },
      })),
    )
  })
}

/** @returns whether its payer may know of it */
async function fail(trx: Trx, scope: Scope, { id }: { id: string }, reason: string): Promise<boolean> {
  await trx
    .updateTable('debit_collections')
    .set({ state: 'failed', failed_reason: reason })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
  const wasWithdrawn = await withdrawNotice(trx, scope, id)
  await finishTaskAbout(trx, scope, 'double_debit', id)
  return !wasWithdrawn
}
