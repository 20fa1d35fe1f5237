import type { Executor } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { sum } from '../values/money'
import { listCharges } from './charges.server'
import { readClaims } from './claims.server'
import type { MadeStatement } from './statements.server'

type Made = Pick<MadeStatement, 'id' | 'at' | 'customerId' | 'view'>

/** Whether what a statement asks for is still owed to the cent, and nothing of it was put off or disputed since. */
export async function isStillClaimed(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  made: Made,
): Promise<boolean> {
  const { claims, creditCents } = await readClaims(executor, scope, made.customerId, made.view.asOf)
  const today = new Map(claims.map((claim) => [claim.invoiceId, claim]))
  const areLate = made.view.claims.every((claim) => {
    const { lateCents = 0, creditCents = 0 } = today.get(claim.invoiceId) ?? {}
    return lateCents === claim.lateCents && creditCents === claim.creditCents
  })
  return (
    areLate &&
    creditCents === made.view.creditCents &&
    (await areChargesOpen(executor, scope, made)) &&
    !(await isHeldSince(executor, scope, made))
  )
}

/** Its own, and what it named as claimed before; nothing else is. */
async function areChargesOpen(
  executor: Executor,
  scope: Within,
  { id, customerId, view }: Made,
): Promise<boolean> {
  const charges = await listCharges(executor, scope, { customerId })
  const openOf = (isOwn: boolean) =>
    sum(charges.filter(({ statementId }) => (statementId === id) === isOwn).map(({ openCents }) => openCents))
  return openOf(true) === view.chargesCents && openOf(false) === view.earlierCents
}

async function isHeldSince(executor: Executor, { tenantId }: Within, { at, view }: Made): Promise<boolean> {
  const ids = view.claims.map(({ invoiceId }) => invoiceId)
  const held = await executor
    .selectFrom('invoice_holds')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', 'in', ids)
    .where('kind', 'in', ['dispute', 'deferral'])
    .where('ended_at', 'is', null)
    .where('created_at', '>=', at)
    .executeTakeFirst()
  return held !== undefined
}
