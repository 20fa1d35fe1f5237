import { type Kysely, sql } from 'kysely'

// A reminder that did not arrive reminds of nothing: its invoices do not have its level, and may be reminded of at that level
// again. What becomes of its mails decides; one that is in doubt counts as arrived, so that nobody gets it twice.

const HAS_NOT_ARRIVED = (tenant: string, notice: string) => {
  const mails = `from outbox o where o.tenant_id = ${tenant} and o.dedupe_key > 'dunning_notice:' || ${notice} || ':'
    and o.dedupe_key < 'dunning_notice:' || ${notice} || ';'`
  return `exists (select 1 ${mails} and o.status in ('failed', 'bounced'))
    and not exists (select 1 ${mails} and o.status not in ('failed', 'bounced'))`
}

/** The id stands behind the kind. */
const NOTICE = `substr(new.dedupe_key, length('dunning_notice:') + 1, 36)`

/** Where another notice of the level went out meanwhile, that one counts. */
const MARKED = `update or ignore dunned_invoices set is_undelivered = (${HAS_NOT_ARRIVED('new.tenant_id', NOTICE)})
  where tenant_id = new.tenant_id and notice_id = ${NOTICE};`

const STATEMENTS = [
  `alter table dunned_invoices
    add column is_undelivered integer not null default 0 check (is_undelivered in (0, 1))`,
  'drop trigger dunned_invoices_no_update',
  `update dunned_invoices set is_undelivered = 1
    where ${HAS_NOT_ARRIVED('dunned_invoices.tenant_id', 'dunned_invoices.notice_id')}`,
  `create trigger dunned_invoices_no_update before update of tenant_id, notice_id, invoice_id, level, open_cents
    on dunned_invoices begin select raise(abort, 'dunned_invoices: rows are frozen'); end`,
  'drop index dunned_invoices_once',
  `create unique index dunned_invoices_once on dunned_invoices (tenant_id, invoice_id, level)
    where is_undelivered = 0`,
  'create index dunned_invoices_of_invoice on dunned_invoices (tenant_id, invoice_id)',
  `create trigger dunned_invoices_by_status after update of status on outbox when new.kind = 'dunning_notice'
    begin ${MARKED} end`,
  `create trigger dunned_invoices_by_mail after insert on outbox when new.kind = 'dunning_notice'
    begin ${MARKED} end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
