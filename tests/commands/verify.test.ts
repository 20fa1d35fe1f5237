import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { verify } from '~/commands/verify/verify'
import { config } from '~/config.server'
import { readCondition } from '~/http/health-concerns.server'
import { documentsBeside } from '~db/document-store'
import { databasePath } from '~db/open'
import { makeCustomer } from '../factories/customers'
import { makeEmployee, makePayslip } from '../factories/employees'
import { makeInvoice } from '../factories/invoices'
import { makeTenant } from '../factories/tenants'
import { runCommand } from '../support/commands'
import { freshDatabase } from '../support/database'
import { db, house } from '../support/house'

test('one flipped byte is named by firm and number, and mended it is well again', async () => {
  const scope = await makeTenant(house, { name: 'Kontor Kiel' })
  const customer = await makeCustomer(house, scope)
  await makeInvoice(house, scope, customer.id)
  const { id, number } = await makeInvoice(house, scope, customer.id)
  const well = await verify(['--language', 'de'])
  expect(well.text).toContain('Kontor Kiel: 2 Rechnungen in der Kette, in Ordnung.')

  const file = db.selectFrom('documents').select('kept_sha256').where('invoice_id', '=', id)
  const { kept_sha256 } = await file.executeTakeFirstOrThrow()
  const path = documentsBeside(databasePath(config().dataDir)).pathOf(kept_sha256)
  const bytes = readFileSync(path)
  const flipped = Buffer.from(bytes)
  flipped[0] = (flipped[0] ?? 0) ^ 1
  overwrite(path, flipped)
  const broken = await verify(['--language', 'de'])
  expect(broken.exitCode).toBe(1)
  expect(broken.text).toContain(`Kontor Kiel: Rechnung ${number} ist nicht mehr, was ausgestellt wurde.`)
  expect(broken.text).toMatch(
    new RegExp(`Kontor Kiel: Rechnung ${number} \\(\\S+\\) ist nicht, was gespeichert wurde\\.`),
  )
  expect((await verify(['--language', 'en'])).text).toContain(
    `Kontor Kiel: Invoice ${number} is not what was issued.`,
  )
  rmSync(path)
  expect((await verify(['--language', 'de'])).text).toMatch(
    new RegExp(`Kontor Kiel: Rechnung ${number} \\(\\S+\\) fehlt\\.`),
  )
  writeFileSync(path, bytes)
  expect((await verify(['--language', 'de'])).text).toContain(
    'Kontor Kiel: 2 Rechnungen in der Kette, in Ordnung.',
  )
})

test('whose and which a document is that is gone; health tells of it until it is mended from a copy', async () => {
  const scope = await makeTenant(house, { name: 'Kontor Kiel' })
  const employee = await makeEmployee(house, scope)
  await makePayslip(house, scope, employee.id, '2025-10')
  const { number } = await db
    .selectFrom('employees')
    .select('number')
    .where('id', '=', employee.id)
    .executeTakeFirstOrThrow()
  const { dataDir } = config()
  const { kept_sha256 } = await db
    .selectFrom('documents')
    .innerJoin('payslips', 'payslips.id', 'documents.payslip_id')
    .select('kept_sha256')
    .where('payslips.employee_id', '=', employee.id)
    .executeTakeFirstOrThrow()
  const path = documentsBeside(databasePath(dataDir)).pathOf(kept_sha256)
  const bytes = readFileSync(path)
  const concerns = async () => (await readCondition(new Date())).concerns

  overwrite(path, Buffer.from('other'))
  const damaged = await verify(['--language', 'en', '--mend'])
  expect(damaged.exitCode).toBe(1)
  expect(damaged.text).toMatch(/^0 documents were brought back/)
  expect(damaged.text).toContain(
    `Kontor Kiel: Payslip 2025-10, personnel number ${number} (application/pdf) is not what was stored. ${path}`,
  )
  expect(await concerns()).toContain('check failed')

  const copy = join(dataDir, 'backups', 'documents', kept_sha256.slice(0, 2), kept_sha256)
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, bytes)
  const mended = await verify(['--language', 'en', '--mend'])
  expect([mended.exitCode, readFileSync(path).equals(bytes)]).toEqual([0, true])
  expect(mended.text).toMatch(/^1 document was brought back/)
  expect(await concerns()).not.toContain('check failed')
})

test('a key is for mending alone', async () => {
  expect(await verify(['--identity', 'key.txt'])).toMatchObject({ exitCode: 64 })
})

function overwrite(path: string, bytes: Uint8Array): void {
  chmodSync(path, 0o600)
  writeFileSync(path, bytes)
}

test('says how it is used, and what is missing, without a trace', () => {
  const run = (words: string[], env = {}) => runCommand('verify', words, env)
  const fine = run(['--language', 'de'], { DATA_DIR: dirname(freshDatabase().file) })
  expect([fine.status, fine.stdout]).toEqual([
    0,
    expect.stringMatching(
      /^Datenbank: in Ordnung\.\nDokumente: 0 geprüft, in Ordnung\.\nNicht geprüft ist, .*Zahlungen, Arbeitsstunden, .*Änderungsprotokoll/,
    ),
  ])
  const help = run(['--help', '--language', 'de'])
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('Rückgabe: 0')])
  const nowhere = run([], { DATA_DIR: '/nowhere', LANG: 'de_DE.UTF-8', LC_ALL: '' })
  expect([nowhere.status, nowhere.stdout, nowhere.stderr]).toEqual([
    78,
    '',
    'Es gibt keine Datenbank unter /nowhere/zahltag.sqlite.\n',
  ])
})

test('an argument that nobody knows shows how it is used', async () => {
  expect(await verify(['--alles'])).toMatchObject({
    exitCode: 64,
    text: expect.stringContaining('npm run verify'),
  })
})
