import { sql } from 'kysely'
import type { CustomerClaims } from '../charges/claims.server'
import type { Obstacle } from '../dunning/obstacle'
import { leftAloneAsked } from '../dunning/remindable.server'
import { readHolds } from '../holds/holds.server'
import { among } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { answersTo, askJson, type Question } from '../kernel/questions.server'
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
  const asked = { ...leftAloneAsked(scope, customer.id), transfers: transfersAsked(scope, ids) }
  const { stopReason, oldStatementOn, transfers } = await answersTo(executor, asked)
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

function transfersAsked(
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
  invoiceIds: readonly string[],
): Question<Map<string, string>> {
  const found = askJson<[invoiceId: string, until: string][]>(sql`(
    select json_group_array(json_array(invoice_id, paused_until_on)) from transfer_notices
    where tenant_id = ${tenantId} and invoice_id in ${among(JSON.stringify(invoiceIds))}
      and paused_until_on >= ${today})`)
  return { ...found, read: (json) => new Map(found.read(json)) }
}
