import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { DateText } from '../values/calendar'
import { InvoiceConflict } from './conflict'

export interface HandedOver {
  id: string
  on: DateText
}

/**
 * Notes that invoices were handed over or sent by post on a day: from then on they announce their debits. The same day again
 * changes nothing. @throws NotFound, also for drafts and corrections; InvoiceConflict `handed_over_early` (before the issue),
 * `handed_over_already`
 */
export function noteHandedOver(
  house: House,
  scope: Scope,
  { invoiceIds, on }: { invoiceIds: readonly string[]; on: DateText },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    for (const invoiceId of new Set(invoiceIds)) await note(trx, scope, { invoiceId, on })
  })
}

async function note(
  trx: Trx,
  scope: Scope,
  { invoiceId, on }: { invoiceId: string; on: DateText },
): Promise<void> {
  const issuedOn = await getIssuedOn(trx, scope, invoiceId)
  if (on < issuedOn) throw new InvoiceConflict('handed_over_early')
  const known = await findHandedOver(trx, scope, invoiceId)
  if (known?.on === on) return
  if (known) throw new InvoiceConflict('handed_over_already')
  await trx
    .insertInto('invoice_handovers')
    .values({
      tenant_id: scope.tenantId,
      id: randomUUID(),
      invoice_id: invoiceId,
      handed_on: on,
      created_at: scope.at,
      created_by: scope.actor,
      withdrawn_at: null,
      withdrawn_by: null,
    })
    .execute()
  await recordAudit(trx, scope, {
    action: 'invoice.handed_over',
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { on },
  })
}

async function getIssuedOn(trx: Trx, { tenantId }: Within, invoiceId: string): Promise<DateText> {
  const invoice = await trx
    .selectFrom('invoices')
    .select('issued_on as issuedOn')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .where('kind', '=', 'invoice')
    .where('status', '=', 'issued')
    .executeTakeFirst()
  if (!invoice?.issuedOn) throw new NotFound()
  return invoice.issuedOn
}

/** What a person noted and nobody took back. */
export function findHandedOver(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<HandedOver | undefined> {
  return executor
    .selectFrom('invoice_handovers')
    .select(['id', 'handed_on as on'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('withdrawn_at', 'is', null)
    .where('is_assumed', '=', 0)
    .executeTakeFirst()
}

/**
 * Takes the note back; it is gone already if there is none of this id.
 * @throws NotFound; InvoiceConflict `handed_over_gone`, `handed_over_collected` (a debit is running that it announced)
 */
export function withdrawHandedOver(
  house: House,
  scope: Scope,
  { invoiceId, id }: { invoiceId: string; id: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    await getIssuedOn(trx, scope, invoiceId)
    const known = await findHandedOver(trx, scope, invoiceId)
    if (known?.id !== id) throw new InvoiceConflict('handed_over_gone')
    if (await isBeingCollected(trx, scope, invoiceId)) throw new InvoiceConflict('handed_over_collected')
    await trx
      .updateTable('invoice_handovers')
      .set({ withdrawn_at: scope.at, withdrawn_by: scope.actor })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, scope, {
      action: 'invoice.handover_withdrawn',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { on: known.on },
    })
  })
}

async function isBeingCollected(trx: Trx, { tenantId }: Within, invoiceId: string): Promise<boolean> {
  const running = await trx
    .selectFrom('debit_collections')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'running')
    .where('told_by', '=', 'invoice')
    .executeTakeFirst()
  return running !== undefined
}
