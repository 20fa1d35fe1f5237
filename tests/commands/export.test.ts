import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { exportAll } from '~/commands/export/export'
import { makeFolder } from '~/commands/export/folder'
import { recordAudit } from '~/domain/audit/audit.server'
import { LEFT_OUT, LEFT_OUT_COLUMNS } from '~/domain/export/left-out'
import { EXPORTED } from '~/domain/export/tables.server'
import { SEALED_COLUMNS } from '~/domain/kernel/sealed-columns'
import { RETAINED } from '~/domain/upkeep/periods'
import { Sqlite } from '~db/sqlite'
import { makeCustomer } from '../factories/customers'
import { makeEmployee, makePayslip } from '../factories/employees'
import { makeInvoice } from '../factories/invoices'
import { makeTenant } from '../factories/tenants'
import { house } from '../support/house'

/** Of no firm: people, keys and what was refused before a firm was known. */
const OF_NO_FIRM = [
  'key_checks',
  'payroll_years',
  'recovery_codes',
  'service_alarms',
  'setup_claims',
  'totp_secrets',
  'user_identities',
  'webhook_refusals',
]
/** Sealed, of no firm, and no business of an export. */
const NOT_OF_A_FIRM = ['sessions.id_token_sealed', 'totp_secrets.secret_sealed']

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'zahltag-export-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return join(parent, 'export')
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const rowsOf = (folder: string, table: string) =>
  JSON.parse(readFileSync(join(folder, `tabellen/${table}.json`), 'utf8')) as Record<string, unknown>[]

async function makeFirm() {
  const scope = await makeTenant(house, { name: `Kontor ${Math.random()}` })
  const [merle, jorn] = [await makeEmployee(house, scope), await makeEmployee(house, scope)]
  await makePayslip(house, scope, merle.id, '2026-01')
  await makePayslip(house, scope, jorn.id, '2026-01')
  const customer = await makeCustomer(house, scope, { name: '=SUMME(1;2)' })
  await makeInvoice(house, scope, customer.id)
  return { scope, merle, jorn, customer }
}

test('a firm leaves as files that hold what their manifest says, opened, and nothing of another firm', async () => {
  const { scope, merle } = await makeFirm()
  const other = await makeFirm()
  const folder = newFolder()
  const { exitCode, text } = await exportAll(['--to', folder, '--firm', scope.tenantId, '--language', 'en'])
  expect([exitCode, text]).toEqual([0, expect.stringContaining('documents in')])

  const noted = new Map(
    readFileSync(join(folder, 'MANIFEST.sha256'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('  ').reverse() as [string, string]),
  )
  const found = filesIn(folder).filter((file) => !file.endsWith('MANIFEST.sha256'))
  expect(found.map((file) => file.slice(folder.length + 1)).sort()).toEqual([...noted.keys()].sort())
  for (const file of found) {
    const bytes = readFileSync(file)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(noted.get(file.slice(folder.length + 1)))
    expect(bytes.includes(other.scope.tenantId), file).toBe(false)
  }
  expect(rowsOf(folder, 'employees')).toHaveLength(2)
  expect(rowsOf(folder, 'documents')).toHaveLength(3)
  const slip = rowsOf(folder, 'payslips').find(({ employee_id }) => employee_id === merle.id)
  expect(JSON.parse(String(slip?.view))).toMatchObject({ month: '2026-01' })
  expect(readFileSync(join(folder, 'tabellen/customers.csv'), 'utf8')).toContain(`"'=SUMME(1;2)"`)
})

test('of one person goes what is theirs, and nothing of anybody else', async () => {
  const { scope, merle, jorn } = await makeFirm()
  const { number } = await house.reader
    .selectFrom('employees')
    .select('number')
    .where('id', '=', merle.id)
    .executeTakeFirstOrThrow()
  const task = {
    tenant_id: scope.tenantId,
    id: 't1',
    kind: 'question',
    subject_id: 'q1',
    area: 'payroll',
  } as const
  await house.db
    .insertInto('tasks')
    .values({ ...task, employee_id: merle.id, created_at: scope.at })
    .execute()
  const taken = { action: 'task.taken', subjectType: 'task', subjectId: task.id }
  await house.db.transaction().execute((trx) => recordAudit(trx, scope, taken))
  const folder = newFolder()
  const args = ['--to', folder, '--firm', scope.tenantId, '--employee']
  expect((await exportAll([...args, 'nobody'])).exitCode).toBe(66)
  expect((await exportAll([...args, number])).exitCode).toBe(0)
  expect(rowsOf(folder, 'employees').map(({ id }) => id)).toEqual([merle.id])
  expect(rowsOf(folder, 'documents')).toHaveLength(1)
  expect(rowsOf(folder, 'audit_entries').map(({ action }) => action)).toEqual(
    expect.arrayContaining(['employee.created', 'task.taken']),
  )
  for (const file of filesIn(folder)) expect(readFileSync(file).includes(jorn.id), file).toBe(false)
  const answer = readFileSync(join(folder, 'Auskunft.txt'))
  const hash = createHash('sha256').update(answer).digest('hex')
  expect(readFileSync(join(folder, 'MANIFEST.sha256'), 'utf8')).toContain(`${hash}  Auskunft.txt\n`)
  expect(answer.toString()).toContain(`Lohnzettel: ${RETAINED.payslips.years} Jahre`)
  expect(answer.toString()).toContain(`payslips: ${RETAINED.payslips.years} years`)
  for (const one of ['wer pfändet', 'whoever garnishes', 'Rentenversicherung'])
    expect(answer.toString()).toContain(one)
  expect(answer.toString()).not.toMatch(/Rechnungen, Korrekturen|null|undefined/)
  expect((await exportAll([...args, number])).exitCode).toBe(73)
  expect((await exportAll(['--everything'])).exitCode).toBe(64)
})

test('the letter to a customer speaks of invoices, and that of a whole firm is not written', async () => {
  const { scope, customer } = await makeFirm()
  const folder = newFolder()
  const args = ['--firm', scope.tenantId, '--customer', customer.number, '--to', folder]
  expect((await exportAll(args)).exitCode).toBe(0)
  const answer = readFileSync(join(folder, 'Auskunft.txt'), 'utf8')
  for (const right of [16, 17, 18, 20, 21, 77]) expect(answer).toContain(`Art. ${right} `)
  expect(answer).toContain(`Rechnungen, Korrekturen, Zahlungen: ${RETAINED.invoices.years} Jahre`)
  expect(answer).not.toMatch(/Lohnzettel|payslip|null|undefined/)
  for (const [language, its, others] of [
    ['de', 'Berichtigung', 'Correction'],
    ['en', 'Correction', 'Berichtigung'],
  ] as const) {
    const one = newFolder()
    expect((await exportAll([...args.slice(0, -1), one, '--language', language])).exitCode).toBe(0)
    const letter = readFileSync(join(one, 'Auskunft.txt'), 'utf8')
    expect(letter).toMatch(new RegExp(its, 'i'))
    expect(letter).not.toMatch(new RegExp(others, 'i'))
  }
  const whole = newFolder()
  expect((await exportAll(['--firm', scope.tenantId, '--to', whole])).exitCode).toBe(0)
  expect(filesIn(whole).filter((file) => file.endsWith('Auskunft.txt'))).toEqual([])
})

test('every table of a firm is exported or says why not, and what is sealed can be opened', () => {
  const file = new Sqlite(inject('templateFile'), { readonly: true })
  const columns = file
    .prepare(
      `select m.name as "table", c.name as "column", c.type from sqlite_schema m, pragma_table_info(m.name) c
        where m.type = 'table' and m.name not like 'sqlite%' and m.name not like 'kysely%'`,
    )
    .all() as { table: string; column: string; type: string }[]
  file.close()
  const tables = [...new Set(columns.map(({ table }) => table))]
  const named = [...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT), ...OF_NO_FIRM]
  expect([...named].sort()).toEqual(tables.sort())

  const sealed = columns.filter(({ column }) => column.endsWith('_sealed') && column !== 'is_sealed')
  expect(sealed.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    [
      ...Object.entries(SEALED_COLUMNS).flatMap(([table, bindings]) =>
        Object.keys(bindings).map((column) => `${table}.${column}`),
      ),
      ...NOT_OF_A_FIRM,
    ].sort(),
  )
  const exported = columns.filter(({ table, column }) => table in EXPORTED && !LEFT_OUT_COLUMNS.test(column))
  expect(exported.filter(({ type }) => type === 'BLOB')).toEqual([])
})

test.each(['employee', 'customer'] as const)('every table that leads to an %s has their share', (kind) => {
  const file = new Sqlite(inject('templateFile'), { readonly: true })
  const tables = file.prepare(`select name from sqlite_schema where type = 'table'`).pluck().all() as string[]
  const theirs = new Set([`${kind}s`])
  for (let size = 0; size < theirs.size; ) {
    size = theirs.size
    for (const table of tables) {
      const columns = file.pragma(`table_info(${table})`) as { name: string }[]
      const references = file.pragma(`foreign_key_list(${table})`) as { table: string }[]
      if (columns.some(({ name }) => name === `${kind}_id`)) theirs.add(table)
      if (references.some(({ table: other }) => theirs.has(other))) theirs.add(table)
    }
  }
  file.close()
  expect(theirs.size).toBeGreaterThan(10)
  expect([...theirs].filter((table) => !EXPORTED[table]?.[kind] && !(table in LEFT_OUT))).toEqual([])
})

test('an export that was broken off has no manifest', async () => {
  const place = join(mkdtempSync(join(tmpdir(), 'zahltag-export-')), 'half')
  const folder = await makeFolder(place)
  await folder.put('one', Buffer.from('1'))
  expect(readdirSync(place)).toEqual(['MANIFEST.sha256.unfinished', 'one'])
  await folder.close()
  expect(readdirSync(place)).toEqual(['MANIFEST.sha256', 'one'])
})
