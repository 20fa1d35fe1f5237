import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { zahltagDialect } from '~db/dialect'
import { up } from '~db/migrations/0243-handed-over'
import { up as upToWhatAnnounces } from '~db/migrations/0265-what-announces'
import { Sqlite } from '~db/sqlite'

// The columns that the step looks at, written by hand. Of each invoice: what the step found, and what it makes of it.
const BEFORE = `
  create table invoices (tenant_id text, id text, kind text, status text, issued_on text, mandate_id text,
    primary key (tenant_id, id)) strict;
  create table mandates (tenant_id text, id text) strict;
  create table payment_choices (seq integer primary key, tenant_id text, invoice_id text, mandate_id text) strict;
  create table debit_collections (tenant_id text, invoice_id text, left_out_at text, called_off_at text) strict;
  create table outbox (tenant_id text, dedupe_key text, status text, sent_at text, queued_at text) strict;
  create view current_invoices as select i.*, null as running_debit_on, 'old' as debit_untold, 'kept' as hold_kind
    from invoices i
    left join payment_choices c on c.seq = (select max(n.seq) from payment_choices n
      where n.tenant_id = i.tenant_id and n.invoice_id = i.id)
    left join mandates m on m.tenant_id = i.tenant_id
      and m.id = case when c.seq is null then i.mandate_id else c.mandate_id end;
  insert into mandates values ('t', 'm');
  insert into invoices values
    ('t', 'paper', 'invoice', 'issued', '2026-03-02', 'm'), ('t', 'mailed', 'invoice', 'issued', '2026-03-02', 'm'),
    ('t', 'lost', 'invoice', 'issued', '2026-03-02', 'm'), ('t', 'transfer', 'invoice', 'issued', '2026-03-02', null),
    ('t', 'draft', 'invoice', 'draft', null, 'm'), ('t', 'chosen', 'invoice', 'issued', '2026-03-02', null);
  insert into payment_choices values (1, 't', 'chosen', 'm');
  insert into outbox values ('t', 'invoice_sent:mailed:a@b.example', 'sent', '2026-03-05T09:00:00.000Z', '2026-03-05T08:00:00.000Z'),
    ('t', 'invoice_sent:lost:a@b.example', 'bounced', '2026-03-02T09:00:00.000Z', '2026-03-02T08:00:00.000Z');`

const AFTER = `
  insert into invoices values ('t', 'new', 'invoice', 'issued', '2026-03-09', 'm'),
    ('t', 'handed', 'invoice', 'issued', '2026-03-09', 'm'), ('t', 'withdrawn', 'invoice', 'issued', '2026-03-09', 'm'),
    ('t', 'later', 'invoice', 'issued', '2026-03-09', 'm');
  insert into invoice_handovers (tenant_id, id, invoice_id, handed_on, created_at, created_by, withdrawn_at, withdrawn_by)
    values ('t', '1', 'handed', '2026-03-10', '', '', null, null), ('t', '2', 'withdrawn', '2026-03-10', '', '', 'x', 'x');
  insert into outbox values
    ('t', 'invoice_sent:later:a@b.example', 'bounced', '2026-03-09T09:00:00.000Z', '2026-03-09T08:00:00.000Z'),
    ('t', 'invoice_sent:later:c@d.example', 'queued', null, '2026-03-11T08:00:00.000Z'),
    ('t', 'invoice_sent:paper:a@b.example', 'failed', null, '2026-03-11T08:00:00.000Z');`

const SINCE = `
  insert into invoices values ('t', 'noted', 'invoice', 'issued', '2026-03-02', 'm'),
    ('t', 'posted', 'invoice', 'issued', '2026-03-02', 'm');
  insert into invoice_handovers (tenant_id, id, invoice_id, handed_on, is_assumed, created_at, created_by) values
    ('t', '3', 'noted', '2026-03-02', 1, '2026-03-08', ''), ('t', '4', 'noted', '2026-03-09', 0, '2026-03-09', ''),
    ('t', '5', 'posted', '2026-03-02', 1, '2026-03-08', '');
  insert into outbox values
    ('t', 'invoice_sent:new:a@b.example', 'doubtful', null, '2026-03-09T08:00:00.000Z'),
    ('t', 'invoice_sent:posted:a@b.example', 'sent', '2026-03-09T09:00:00.000Z', '2026-03-09T08:00:00.000Z');`

test('what was issued before counts as handed over on its day; what comes after has to be mailed or handed over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-handed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'zahltag.sqlite')
  const sqlite = new Sqlite(file)
  onTestFinished(() => void sqlite.close())
  sqlite.exec(BEFORE)
  const dialect = zahltagDialect({ file, readonly: false, busyTimeoutMs: 1000, foreignKeys: false })
  const db = new Kysely<unknown>({ dialect })
  await up(db)
  onTestFinished(() => db.destroy())
  const read = () =>
    Object.fromEntries(
      (sqlite.prepare('select * from current_invoices').all() as Record<string, string>[]).map((row) => [
        row.id,
        [row.debit_untold, row.debit_announced_at],
      ]),
    )
  expect(sqlite.prepare('select hold_kind, running_debit_on from current_invoices limit 1').get()).toEqual({
    hold_kind: 'kept',
    running_debit_on: null,
  })
  expect(read()).toMatchObject({
    paper: [null, '2026-03-02'],
    mailed: [null, '2026-03-02'],
    lost: ['lost', null],
    transfer: [null, null],
    chosen: [null, null],
  })
  sqlite.exec(AFTER)
  expect(read()).toMatchObject({
    new: ['unsent', null],
    handed: [null, '2026-03-10'],
    withdrawn: ['unsent', null],
    later: [null, '2026-03-11T08:00:00.000Z'],
    // Its mail came back only since then.
    paper: ['lost', null],
  })
  sqlite.exec(SINCE)
  await upToWhatAnnounces(db)
  expect(read()).toMatchObject({
    // What waits announces nothing, nor does what is in doubt.
    later: ['unsent', null],
    new: ['unsent', null],
    handed: [null, '2026-03-10'],
    paper: ['lost', null],
    // A mail from before the upgrade leaves what was assumed then.
    mailed: [null, '2026-03-02'],
    noted: [null, '2026-03-09'],
    posted: [null, '2026-03-09T09:00:00.000Z'],
  })
})
