import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { config } from '~/config.server'
import { verifyChain } from '~/domain/invoices/issuing/verify-chain.server'
import { tokenOf } from '~/domain/links/links.server'
import { findPayslipView } from '~/domain/payslips/seals.server'
import { migrate } from '~db/migrate'
import { databaseFile, openWriter } from '~db/open'
import { Sqlite } from '~db/sqlite'
import { makePayslip } from '../factories/employees'
import { makeInvoice } from '../factories/invoices'
import { officeOn } from '../factories/scopes'
import { ask } from '../support/app'
import { findCalculation } from '../support/find-calculation'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { readPdf } from '../support/pdf'
import { testVault } from '../support/test-vault'

// A file that release 0.2.0 made: an invoice paid in part, one that was cancelled, a draft, and a payslip.
const OLD_FILE = new URL('./old/zahltag-0.2.0.sqlite.gz', import.meta.url)
const id = (last: number) => `0b0b0b0b-0000-4000-8000-00000000000${last}`
const [tenantId, customerId, openId, cancelledId, , cancellationId, employeeId] = [0, 1, 2, 3, 4, 5, 6].map(
  id,
) as [string, string, string, string, string, string, string]
const scope = officeOn(tenantId, '2026-11-22')

const folder = mkdtempSync(join(tmpdir(), 'zahltag-upgrade-'))
const oldFile = join(folder, 'zahltag.sqlite')
let applied: string[] = []

beforeAll(async () => {
  writeFileSync(oldFile, gunzipSync(readFileSync(OLD_FILE)))
  applied = await migrate(oldFile, testVault)
  serve(oldFile)
  cpSync(join(folder, 'documents'), join(config().dataDir, 'documents'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Item {
  name: string
  type: string
  sql: string
}

const SCHEMA = `select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'
  order by name`

/** Puts the rows of a file into the one that the product has open; no trigger may judge what is old. */
function serve(file: string) {
  const served = new Sqlite(databaseFile(config().dataDir))
  const items = served.prepare<[], Item>(SCHEMA).all()
  const named = (type: string) => items.filter((item) => item.type === type)
  served.pragma('foreign_keys = off')
  served.exec(`attach '${file}' as old`)
  served.transaction(() => {
    for (const { name } of named('trigger')) served.exec(`drop trigger main.${name}`)
    for (const { name } of named('table').filter((table) => !table.name.startsWith('kysely_')))
      served.exec(`insert into main.${name} select * from old.${name}`)
    for (const { sql: statement } of named('trigger')) served.exec(statement)
  })()
  served.close()
}

async function tokenFor(subject: string): Promise<string> {
  const link = await db
    .selectFrom('access_links')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(({ eb, val, ref }) =>
      eb(val(subject), 'in', [ref('invoice_id'), ref('customer_id'), ref('employee_id')]),
    )
    .executeTakeFirstOrThrow()
  return tokenOf(house.keyring, link)
}

async function pdfAt(path: string) {
  const response = await ask(path)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

test('it migrates, every row points at something, and the schema is that of a new file', () => {
  expect(applied).toContain('0007-seals-and-chain')
  const [old, fresh] = [oldFile, inject('templateFile')].map((file) => new Sqlite(file, { readonly: true }))
  expect(old?.pragma('foreign_key_check')).toEqual([])
  expect(old?.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(old?.prepare(SCHEMA).all()).toEqual(fresh?.prepare(SCHEMA).all())
  old?.close()
  fresh?.close()
})

describe('its links open', () => {
  test.each([
    ['an invoice', openId, '2026-0001', 'Zahlung vom 5. November 2026'],
    ['a cancelled one', cancelledId, '2026-0002', 'Storniert durch 2026-0003'],
    ['its cancellation', cancellationId, '2026-0003', '2026-0002'],
  ])('%s, page and PDF', async (_, invoiceId, number, words) => {
    const path = `/rechnung/${await tokenFor(invoiceId)}`
    const page = await ask(path)
    expect(page.status).toBe(200)
    const text = textOf(await page.text())
    expect(text).toContain(number)
    expect(text).toContain(words)
    const bytes = await pdfAt(`${path}/pdf`)
    const stored = db.selectFrom('documents').select('sha256').where('invoice_id', '=', invoiceId)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe((await stored.executeTakeFirst())?.sha256)
    expect((await readPdf(bytes)).text).toContain(number)
  })

  test('the customer’s portal', async () => {
    const page = await ask(`/portal/${await tokenFor(customerId)}`)
    expect(page.status).toBe(200)
    expect(textOf(await page.text())).toContain('2026-0001')
  })

  test('the employee’s portal and payslip', async () => {
    const path = `/mitarbeiter-portal/${await tokenFor(employeeId)}`
    const page = await ask(path)
    expect(textOf(await page.text())).toContain('2.000,00 €')
    expect((await readPdf(await pdfAt(`${path}/lohnzettel/2026-10.pdf`))).text).toContain('Petersen')
  })
})

test('its documents stand before the chain, which begins with the next', async () => {
  expect(await verifyChain(db, house, scope)).toEqual({
    links: 0,
    earlier: 3,
    head: null,
    broken: null,
  })
  const { number } = await makeInvoice(house, scope, customerId)
  expect(number).toBe('2026-0004')
  expect(await verifyChain(db, house, scope)).toMatchObject({ links: 1, earlier: 3, broken: null })
  const start = await db.selectFrom('chain_starts').selectAll().executeTakeFirstOrThrow()
  expect(start).toMatchObject({ tenant_id: tenantId, earlier_documents: 3, last_number: '2026-0003' })
  expect(start.started_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('its payslip has neither view nor calculation, and the next one counts it in', async () => {
  const old = await db.selectFrom('payslips').selectAll().executeTakeFirstOrThrow()
  expect(old.source).toBeNull()
  expect(await findPayslipView(db, house.vault, scope, old.id)).toBeUndefined()
  expect(await findCalculation(db, house.vault, scope, old.id)).toBeUndefined()
  const next = await makePayslip(house, scope, employeeId, '2026-11')
  expect((await findPayslipView(db, house.vault, scope, next.id))?.yearToDate.grossCents).toBe(600_000)
})

test('one of its documents that goes missing is missed', async () => {
  const old = openWriter(oldFile)
  for (const trigger of ['invoices_issued_no_delete', 'invoice_lines_issued_no_delete'])
    await sql`drop trigger ${sql.ref(trigger)}`.execute(old)
  await sql`pragma foreign_keys = off`.execute(old)
  await old.deleteFrom('invoices').where('id', '=', cancellationId).execute()
  expect((await verifyChain(old, house, scope)).broken).toMatchObject({ fault: 'document_missing' })
  await old.destroy()
})
