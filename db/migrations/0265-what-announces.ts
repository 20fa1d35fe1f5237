import { type Kysely, sql } from 'kysely'

// As before, but an invoice announces its debit only by a mail that left, not by one that waits, failed or may have been lost on
// its way. What was assumed at the upgrade gives way to what a person noted, and to the first mail since.

const MAILS = `from outbox m where m.tenant_id = i.tenant_id
        and m.dedupe_key >= 'invoice_sent:' || i.id || ':' and m.dedupe_key < 'invoice_sent:' || i.id || ';'`
const IS_LOST = `m.status in ('failed', 'bounced')`
const NOTES = `from invoice_handovers n where n.tenant_id = i.tenant_id and n.invoice_id = i.id and n.withdrawn_at is null
          and n.is_assumed = 0`
const HANDED = `from invoice_handovers h where h.tenant_id = i.tenant_id and h.invoice_id = i.id and h.withdrawn_at is null
        and (h.is_assumed = 0 or not exists (select 1 ${NOTES})
          and not exists (select 1 ${MAILS} and (m.status <> 'sent' or m.sent_at > h.created_at)))`

const RUNNING = 'as running_debit_on,'
const TOLD = `${RUNNING}
    case when exists (select 1 from debit_collections d where d.tenant_id = i.tenant_id and d.invoice_id = i.id
        and (d.left_out_at is null or d.called_off_at is not null)) then 'tried'
      when m.id is null or exists (select 1 ${HANDED}) then null
      else (select case when max(m.status = 'sent') then null
          when min(${IS_LOST}) then 'lost'
          when c.seq is null then 'unsent' end
        ${MAILS}) end as debit_untold,
    case when m.id is not null then nullif(min(
      coalesce((select min(h.handed_on) ${HANDED}), '~'),
      coalesce((select min(m.sent_at) ${MAILS} and m.status = 'sent'), '~')), '~')
      end as debit_announced_at`

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'current_invoices'`.execute(db)
  await sql`drop view current_invoices`.execute(db)
  const before = rows[0]?.sql ?? ''
  const from = before.indexOf(RUNNING)
  const end = 'as debit_announced_at'
  const to = before.indexOf(end) + end.length
  await sql.raw(before.slice(0, from) + TOLD + before.slice(to)).execute(db)
}
