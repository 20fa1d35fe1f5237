import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import { addDays, type DateText, dayInGermany } from '../values/calendar'

/** Days after which a letter has certainly come, weekends included. */
export const LETTER_DAYS = 5

/** The days on which reminders of each invoice came, whatever their level: a demand to pay is enough (§ 286 (1) BGB). */
export async function listDunnedOn(
  executor: Executor,
  { tenantId }: Within,
  invoiceIds: readonly string[],
): Promise<Map<string, DateText[]>> {
  const dunned = new Map<string, DateText[]>()
  if (invoiceIds.length === 0) return dunned
  const mails = sql`from outbox o where o.tenant_id = dunning_notices.tenant_id
    and o.dedupe_key > 'dunning_notice:' || dunning_notices.id || ':'
    and o.dedupe_key < 'dunning_notice:' || dunning_notices.id || ';'`
  const rows = await executor
    .selectFrom('dunned_invoices')
    .innerJoin('dunning_notices', (join) => joined(join, 'dunning_notices.id', 'dunned_invoices.notice_id'))
    .select(['dunned_invoices.invoice_id as invoiceId', 'dunning_notices.sent_on as sentOn'])
    .select('dunning_notices.way')
    .select(sql<string | null>`(select min(o.sent_at) ${mails} and o.status = 'sent')`.as('mailedAt'))
    .select(
      sql<0 | 1>`exists (select 1 ${mails} and o.status in ('failed', 'bounced', 'doubtful'))`.as(
        'hasFailed',
      ),
    )
    .where('dunned_invoices.tenant_id', '=', tenantId)
    .where('dunned_invoices.invoice_id', 'in', invoiceIds)
    .where('dunned_invoices.is_undelivered', '=', 0)
    .execute()
  for (const { invoiceId, ...notice } of rows) {
    const on = arrivedOn(notice)
    if (on) dunned.set(invoiceId, [...(dunned.get(invoiceId) ?? []), on])
  }
  return dunned
}

interface Sent {
  sentOn: DateText
  way: 'mail' | 'letter'
  mailedAt: string | null
  hasFailed: 0 | 1
}

/** A mail that did not arrive, or perhaps did not, is no reminder; one that is put off counts from the day on which it left. */
function arrivedOn({ sentOn, way, mailedAt, hasFailed }: Sent): DateText | undefined {
  if (way === 'letter') return addDays(sentOn, LETTER_DAYS)
  if (mailedAt !== null) return dayInGermany(mailedAt)
  return hasFailed ? undefined : sentOn
}
