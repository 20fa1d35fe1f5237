import { isWanted } from '~/domain/events/record.server'
import type { Trx } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import { tellPaid, tellReopened } from '../issuing/tell.server'

/** Changes what invoices have been paid, then reports those that this has settled, and those that are owed again. */
export async function tellingOfPaid(
  trx: Trx,
  scope: Scope,
  invoiceIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const isTold =
    (await isWanted(trx, scope, 'invoice.paid')) || (await isWanted(trx, scope, 'invoice.reopened'))
  if (!isTold) return change()
  const before = await listStanding(trx, scope, invoiceIds)
  await change()
  const after = await listStanding(trx, scope, invoiceIds)
  await tellPaid(trx, scope, newlyIn(after.paid, before.paid))
  await tellReopened(
    trx,
    scope,
    newlyIn(after.owed, before.owed).filter((id) => before.paid.includes(id)),
  )
}

function newlyIn(after: readonly string[], before: readonly string[]): string[] {
  return after.filter((id) => !before.includes(id))
}

async function listStanding(
  trx: Trx,
  { tenantId }: Scope,
  invoiceIds: readonly string[],
): Promise<{ paid: string[]; owed: string[] }> {
  if (invoiceIds.length === 0) return { paid: [], owed: [] }
  const rows = await selectStanding(trx, { tenantId, invoiceIds })
  const idsOf = (isPaid: boolean) =>
    rows.filter(({ standing }) => (standing === 'paid') === isPaid).map(({ invoice_id }) => invoice_id)
  return { paid: idsOf(true), owed: idsOf(false) }
}

const selectStanding = prepared(
  (trx: Trx, { tenantId, invoiceIds }: Within & { invoiceIds: readonly string[] }) =>
    trx
      .selectFrom('invoice_standings')
      .select(['invoice_id', 'standing'])
      .where('tenant_id', '=', tenantId)
      .where('invoice_id', 'in', invoiceIds)
      .where('standing', 'in', ['paid', 'open', 'collected', 'disputed']),
)
