import { type Kysely, sql } from 'kysely'

// A unique index behind each check of the domain that reads before it writes and had none. Under SQLite's single
// writer the check always comes first, so no file should hold what the indexes refuse; where one does all the same
// (rows put in by hand), nothing that counts is changed or lost.

// Asked for twice with the same account: the younger ones stay what they are, as mandates that the office looks after.
const MANDATES = [
  `update mandates set source = 'office'
    where source = 'customer' and status in ('requested', 'active') and exists (
      select 1 from mandates older
      where older.tenant_id = mandates.tenant_id and older.customer_id = mandates.customer_id
        and older.iban_fingerprint = mandates.iban_fingerprint and older.source = 'customer'
        and older.status in ('requested', 'active') and older.rowid < mandates.rowid)`,
  `create unique index mandates_requested_once on mandates (tenant_id, customer_id, iban_fingerprint)
    where source = 'customer' and status in ('requested', 'active')`,
]

// An invitation that expired was never revoked. Only the newest may be open; the others opened nothing anyway.
const INVITATIONS = [
  `update account_links set revoked_at = expires_at
    where purpose = 'einladung' and used_at is null and revoked_at is null and exists (
      select 1 from account_links newer
      where newer.tenant_id = account_links.tenant_id and newer.user_id = account_links.user_id
        and newer.purpose = 'einladung' and newer.used_at is null and newer.revoked_at is null
        and (newer.created_at, newer.rowid) > (account_links.created_at, account_links.rowid))`,
  `create unique index account_links_invited_once on account_links (tenant_id, user_id)
    where purpose = 'einladung' and used_at is null and revoked_at is null`,
]

// The same notice a second time says nothing new.
const NOTICES = [
  `delete from payslip_notices where exists (
    select 1 from payslip_notices older
    where older.tenant_id = payslip_notices.tenant_id and older.month = payslip_notices.month
      and older.employee_id = payslip_notices.employee_id and older.sent_at is payslip_notices.sent_at
      and older.channel is payslip_notices.channel and older.rowid < payslip_notices.rowid)`,
  `create unique index payslip_notices_once
    on payslip_notices (tenant_id, month, employee_id, coalesce(sent_at, ''), coalesce(channel, ''))`,
]

// Each choice names the one that it replaces, and the payslips of an employee are numbered: of two that were made
// from the same state, one is refused. The rows are frozen, so their triggers step aside while old ones are numbered.
const CHOICES = [
  'alter table payment_choices add column replaces_seq integer not null default 0',
  ...unfrozen('payment_choices', [
    `update payment_choices set replaces_seq = coalesce((
      select max(before.seq) from payment_choices before
      where before.tenant_id = payment_choices.tenant_id and before.invoice_id = payment_choices.invoice_id
        and before.seq < payment_choices.seq), 0)`,
  ]),
  'create unique index payment_choices_in_turn on payment_choices (tenant_id, invoice_id, replaces_seq)',
]

const PAYSLIPS = [
  'alter table payslips add column slip_number integer not null default 0',
  ...unfrozen('payslips', [
    `update payslips set slip_number = (
      select count(*) from payslips before
      where before.tenant_id = payslips.tenant_id and before.employee_id = payslips.employee_id
        and before.rowid <= payslips.rowid)`,
  ]),
  'create unique index payslips_in_turn on payslips (tenant_id, employee_id, slip_number)',
]

/** Steps on a table whose rows never change. */
function unfrozen(table: string, steps: string[]): string[] {
  return [
    `drop trigger ${table}_no_update`,
    ...steps,
    `create trigger ${table}_no_update before update on ${table}
      begin select raise(abort, '${table}: rows are frozen'); end`,
  ]
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...MANDATES, ...INVITATIONS, ...NOTICES, ...CHOICES, ...PAYSLIPS]) {
    await sql.raw(statement).execute(db)
  }
}
