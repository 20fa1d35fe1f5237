import type { CustomerClaims } from '../charges/claims.server'
import type { Obstacle } from '../dunning/obstacle'
import { readLeftAlone } from '../dunning/remindable.server'
import { readHolds } from '../holds/holds.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'

export interface ClaimObstacle {
  /** Null for all of the customer. */
  invoice: { invoiceId: string; number: string } | null
  obstacle: Obstacle
}

/**
 * What speaks against claiming from a customer today, as it keeps reminders back. All of it may be claimed at law but what is
 * put off, which `readClaims` leaves out.
 */
export async function listClaimObstacles(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  { customer, claims, waiting, putOff }: CustomerClaims,
): Promise<ClaimObstacle[]> {
  const open = [...claims, ...waiting, ...putOff].filter(({ openCents }) => openCents > 0)
  const ids = open.map(({ invoiceId }) => invoiceId)
  const holds = await readHolds(executor, scope, ids)
  const transfers = await listTransfers(executor, scope, ids)
  const { stopReason, oldStatementOn } = await readLeftAlone(executor, scope, customer.id)
  const found: ClaimObstacle[] = []
  if (stopReason !== null) found.push({ invoice: null, obstacle: { code: 'stopped', reason: stopReason } })
  if (oldStatementOn !== null)
    found.push({ invoice: null, obstacle: { code: 'statement_old', on: oldStatementOn } })
  for (const { invoiceId, number } of open) {
    const [hold, until] = [holds.get(invoiceId), transfers.get(invoiceId)]
    const invoice = { invoiceId, number }
    if (hold) found.push({ invoice, obstacle: { code: 'held', hold } })
    if (until) found.push({ invoice, obstacle: { code: 'transfer_announced', until } })
  }
  return found
}

async function listTransfers(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
  invoiceIds: readonly string[],
): Promise<Map<string, string>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('transfer_notices')
    .select(['invoice_id', 'paused_until_on'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', 'in', invoiceIds)
    .where('paused_until_on', '>=', today)
    .execute()
  return new Map(rows.map((row) => [row.invoice_id, row.paused_until_on]))
}
