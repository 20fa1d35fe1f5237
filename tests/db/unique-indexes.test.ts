import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, type Migration, sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { zahltagDialect } from '~db/dialect'

// A file whose rows somebody put in by hand: what migration 0009 does with rows that its indexes would refuse.

const FOLDER = fileURLToPath(new URL('../../db/migrations/', import.meta.url))

let db: Kysely<unknown>

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-indexes-'))
  const file = join(folder, 'old.sqlite')
  db = new Kysely({
    dialect: zahltagDialect({ file, readonly: false, busyTimeoutMs: 1000, foreignKeys: false }),
  })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  for (const name of readdirSync(FOLDER)
    .sort()
    .filter((each) => each < '0009'))
    await run(name)
})

test('of mandates asked for twice, the younger become the office’s', async () => {
  const mandate = (id: string, source: string, status: string) => `insert into mandates values
    ('t', '${id}', 'c', 'M${id}', 'CORE', '${status}', 'Brügge', 'sealed', 'masked', 'print', '2026-01-01',
      '${source}', '2026-01-0${id}', '2026-01-01')`
  await all([
    mandate('1', 'customer', 'rejected'),
    mandate('2', 'customer', 'active'),
    mandate('3', 'customer', 'requested'),
    mandate('4', 'office', 'active'),
  ])
  await run('0009-unique-indexes.ts')
  expect(await rows('select id, source, status from mandates order by id')).toEqual([
    { id: '1', source: 'customer', status: 'rejected' },
    { id: '2', source: 'customer', status: 'active' },
    { id: '3', source: 'office', status: 'requested' },
    { id: '4', source: 'office', status: 'active' },
  ])
})

test('of several open invitations, the newest stays open', async () => {
  const link = (id: string, purpose: string, day: number, used = 'null') => `insert into account_links values
    ('t', '${id}', 'u', '${purpose}', 'k1', '2026-01-0${day}', '2026-02-0${day}', ${used}, null)`
  await all([
    link('a', 'einladung', 1),
    link('b', 'einladung', 2),
    link('c', 'einladung', 3, `'2026-01-03'`),
    link('d', 'passwort', 1),
    link('e', 'passwort', 2),
  ])
  await run('0009-unique-indexes.ts')
  expect(await rows('select id, revoked_at from account_links order by id')).toEqual([
    { id: 'a', revoked_at: '2026-02-01' },
    { id: 'b', revoked_at: null },
    { id: 'c', revoked_at: null },
    { id: 'd', revoked_at: null },
    { id: 'e', revoked_at: null },
  ])
})

test('a notice that came twice is there once', async () => {
  const notice = (id: string, channel: string) =>
    `insert into payslip_notices values ('t', '${id}', 'e', '2026-01', null, ${channel}, 'd', '2026-02-01')`
  await all([notice('1', 'null'), notice('2', 'null'), notice('3', `'mail'`)])
  await run('0009-unique-indexes.ts')
  expect(await rows('select id from payslip_notices order by id')).toEqual([{ id: '1' }, { id: '3' }])
})

test('choices and payslips are numbered in their order, and frozen as before', async () => {
  await all([
    ...['i1', 'i2', 'i1', 'i1'].map(
      (invoice) => `insert into payment_choices (tenant_id, invoice_id, method, chosen_at)
        values ('t', '${invoice}', 'transfer', '2026-01-01')`,
    ),
    'drop trigger payslips_say_all',
    ...['e1', 'e2', 'e1'].map(
      (employee, index) => `insert into payslips (tenant_id, id, employee_id, month, revision, gross_cents,
        net_cents, payout_cents, published_at)
        values ('t', '${index}', '${employee}', '2026-0${index + 1}', 1, 1, 1, 1, '2026-02-01')`,
    ),
  ])
  await run('0009-unique-indexes.ts')
  const choices = await rows('select seq, replaces_seq from payment_choices order by seq')
  expect(choices.map(({ replaces_seq }) => replaces_seq)).toEqual([0, 0, 1, 3])
  const slips = await rows('select id, slip_number from payslips order by id')
  expect(slips.map(({ slip_number }) => slip_number)).toEqual([1, 1, 2])
  for (const table of ['payment_choices', 'payslips'])
    await expect(all([`update ${table} set tenant_id = 'x'`])).rejects.toThrow('rows are frozen')
})

async function run(name: string): Promise<void> {
  const migration = (await import(`../../db/migrations/${name}`)) as Migration
  await migration.up(db)
}

async function all(statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await sql.raw<Record<string, unknown>>(query).execute(db)).rows
}
