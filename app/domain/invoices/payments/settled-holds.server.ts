import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { recordAudit } from '~/domain/audit/audit.server'
import type { Trx } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Scope } from '~/domain/kernel/scope'

/** Of `invoice_standings`: something of the invoice is owed, or could be. */
const IS_OPEN = sql<SqlBool>`s.standing in ('open', 'collected', 'disputed')`

/** What holds these invoices back ends once nothing is owed of them, and goes on as it was where that is undone. */
export async function followHolds(trx: Trx, scope: Scope, invoiceIds: readonly string[]): Promise<void> {
  const { tenantId } = scope
  // Most invoices were never held back.
  if ((await listAny(trx, { tenantId, invoiceIds })).length === 0) return
  for (const { id, invoiceId, kind } of await listInForce(trx, { tenantId, invoiceIds })) {
    await trx
      .updateTable('invoice_holds')
      .set({ ended_on: scope.today, ended_at: scope.at, ended_by: scope.actor, is_settled: 1 })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, scope, {
      action: `${kind}.ended`,
      subjectType: 'invoice',
      subjectId: invoiceId,
    })
  }
  for (const hold of await listEndedTooEarly(trx, { tenantId, invoiceIds })) {
    await trx
      .insertInto('invoice_holds')
      .values({
        ...hold,
        ...{ id: randomUUID(), created_at: scope.at, created_by: scope.actor, is_settled: 0 },
        ...{ ended_on: null, ended_at: null, ended_by: null, end_reason: null },
      })
      .execute()
    await recordAudit(trx, scope, {
      action: `${hold.kind}.noted`,
      subjectType: 'invoice',
      subjectId: hold.invoice_id,
      after: { amountCents: hold.noted_cents, on: hold.until_on ?? hold.from_on },
    })
  }
}

interface Of {
  tenantId: string
  invoiceIds: readonly string[]
}

const listAny = prepared((trx: Trx, { tenantId, invoiceIds }: Of) =>
  trx
    .selectFrom('invoice_holds')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', 'in', invoiceIds)
    .limit(1),
)

const listInForce = prepared((trx: Trx, { tenantId, invoiceIds }: Of) =>
  trx
    .selectFrom('invoice_holds as h')
    .select(['h.id', 'h.invoice_id as invoiceId', 'h.kind'])
    .where('h.tenant_id', '=', tenantId)
    .where('h.invoice_id', 'in', invoiceIds)
    .where('h.ended_at', 'is', null)
    .where(sql<SqlBool>`exists (select 1 from invoice_standings s
      where s.tenant_id = h.tenant_id and s.invoice_id = h.invoice_id and not ${IS_OPEN})`),
)

/** The last of an invoice that is owed again. */
const listEndedTooEarly = prepared((trx: Trx, { tenantId, invoiceIds }: Of) =>
  trx
    .selectFrom('invoice_holds as h')
    .selectAll('h')
    .where('h.tenant_id', '=', tenantId)
    .where('h.invoice_id', 'in', invoiceIds)
    .where('h.is_settled', '=', 1)
    .where(sql<SqlBool>`exists (select 1 from invoice_standings s
      where s.tenant_id = h.tenant_id and s.invoice_id = h.invoice_id and ${IS_OPEN})`)
    .where(sql<SqlBool>`not exists (select 1 from invoice_holds l where l.tenant_id = h.tenant_id
      and l.invoice_id = h.invoice_id and (l.ended_at is null or l.created_at > h.created_at))`),
)
