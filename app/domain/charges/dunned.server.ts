import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import { addDays, type DateText } from '../values/calendar'

/** Days after which a letter has certainly come, weekends included. */
const LETTER_DAYS = 5

/** The days on which reminders of each invoice came, whatever their level: a demand to pay is enough (§ 286 (1) BGB). */
export async function listDunnedOn(
  executor: Executor,
  { tenantId }: Within,
  invoiceIds: readonly string[],
): Promise<Map<string, DateText[]>> {
  const dunned = new Map<string, DateText[]>()
  if (invoiceIds.length === 0) return dunned
  const rows = await executor
    .selectFrom('dunned_invoices')
    .innerJoin('dunning_notices', (join) => joined(join, 'dunning_notices.id', 'dunned_invoices.notice_id'))
    .select(['dunned_invoices.invoice_id as invoiceId', 'dunning_notices.sent_on as sentOn'])
    .select('dunning_notices.way')
    .where('dunned_invoices.tenant_id', '=', tenantId)
    .where('dunned_invoices.invoice_id', 'in', invoiceIds)
    .execute()
  for (const { invoiceId, sentOn, way } of rows)
    dunned.set(invoiceId, [
      ...(dunned.get(invoiceId) ?? []),
      way === 'letter' ? addDays(sentOn, LETTER_DAYS) : sentOn,
    ])
  return dunned
}
