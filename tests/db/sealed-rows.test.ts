import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openEmployeeSecrets } from '~/domain/employees/secrets.server'
import { createVault } from '~/domain/kernel/vault'
import { writing } from '~/domain/kernel/writing.server'
import { changeAccount } from '~/domain/mandates/account.server'
import { openMandateIban } from '~/domain/mandates/mandates.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { openMessage } from '~/domain/messages/read.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { claimMail, markSending } from '~/domain/outbox/queue.server'
import { listPayslips } from '~/domain/payslips/list.server'
import { backUp } from '~db/backup/copy'
import { migrate } from '~db/migrate'
import { Sqlite } from '~db/sqlite'
import { IBAN, makeCustomer, makeMandate } from '../factories/customers'
import { receive } from '../factories/deliveries'
import { makeEmployee, makePayslip } from '../factories/employees'
import { makeTenant } from '../factories/tenants'
import { freshDatabase } from '../support/database'
import { openTestHouse } from '../support/test-house'
import { testVault } from '../support/test-vault'

// What somebody earns, is or wrote must not be found in the bytes of a file or a backup without the keys.

const CENTS = 123_456_789
const CANARY = {
  birthDate: '1931-02-28',
  healthFund: 'Kanarienkasse',
  line: 'Kirchensteuer der Kanarienvögel',
  message: 'Ich liege im Krankenhaus am Kanarienweg',
  mail: 'Guten Tag Kanarienvogel, zwitschern Sie',
  wish: 'Neuer Kanarienweg 7',
  hours: 'kanarienstunden',
  formerIban: 'DE75512108001245126199',
}

/** As text, as JSON writes it, and as SQLite stores an amount. */
function canariesIn(...files: string[]): string[] {
  const bytes = Buffer.concat(files.filter(existsSync).map((file) => readFileSync(file)))
  const amount = Buffer.alloc(4)
  amount.writeInt32BE(CENTS)
  const writings: [string, string | Buffer][] = [
    ...Object.entries(CANARY),
    ...Object.entries(CANARY).map(([name, text]): [string, string] => [
      name,
      JSON.stringify(text).slice(1, -1),
    ]),
    ['amount', amount],
    ['amount as text', String(CENTS)],
  ]
  return writings.filter(([, text]) => bytes.includes(text)).map(([name]) => name)
}

const beside = (file: string) => [file, `${file}-wal`]

test('a backup tells nothing without the keys, nor do the file and its WAL', async () => {
  const { house, file } = freshDatabase()
  const scope = await makeTenant(house)
  const { birthDate, healthFund } = CANARY
  const employee = await makeEmployee(house, scope, {
    birth_date: birthDate,
    health_fund: healthFund,
    tax_class: '5',
  })
  const line = { kind: 'earning', code: 'salary', label: CANARY.line, amountCents: CENTS } as const
  await makePayslip(house, scope, employee.id, '2026-01', [
    { ...line, quantity: null, rate: null, baseCents: CENTS },
  ])
  const { id: customerId } = await makeCustomer(house, scope)
  const letter = { customerId, invoiceId: null, body: CANARY.message, replyTo: null }
  for (const formKey of ['first', 'second']) await sendMessage(house, scope, { ...letter, formKey })
  const details = { street: CANARY.wish }
  await requestChange(house, scope, { customerId, kind: 'address', formKey: 'third', details })
  await makeMandate(house, scope, customerId, { iban: CANARY.formerIban, holder: 'Maren' })
  const account = { customerId, holder: 'Maren', iban: IBAN }
  await writing(house, scope, (trx) => changeAccount(trx, house.vault, scope, account))
  const daten = { note: CANARY.hours }
  await receive(house, scope, { event: 'lohnzettel.versandt', mandant_id: scope.tenantId, daten })
  const claim = await claimMail(house, scope.at)
  const words = {
    messageId: '<m@x.example>',
    subject: CANARY.mail,
    body: CANARY.mail,
    sha256: '0'.repeat(64),
  }
  if (claim) await markSending(house, claim, words, scope.at)

  const { file: backup } = await backUp(dirname(file), { deadline: Date.now() + 15_000 })
  expect(canariesIn(backup)).toEqual([])
  expect(canariesIn(...beside(file))).toEqual([])

  const [slip] = await listPayslips(house.reader, house.vault, scope, employee.id)
  expect(slip).toMatchObject({ totals: { grossCents: CENTS } })
  expect(await openEmployeeSecrets(house.reader, house.vault, scope, employee.id)).toMatchObject({
    birthDate,
    healthFund,
    taxClass: 5,
  })
})

const OLD_FILE = new URL('./old/zahltag-0.2.0.sqlite.gz', import.meta.url)
const TENANT = '0b0b0b0b-0000-4000-8000-000000000000'
const EMPLOYEE = '0b0b0b0b-0000-4000-8000-000000000006'

/** A file of 0.2.0 with canaries in its rows, and what is left of rows that were deleted without a trace. */
function makeOldFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-sealed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'zahltag.sqlite')
  writeFileSync(file, gunzipSync(readFileSync(OLD_FILE)))
  const old = new Sqlite(file)
  old.pragma('journal_mode = wal')
  old.pragma('secure_delete = off')
  for (const trigger of ['payslips_no_update', 'payslip_lines_no_update']) old.exec(`drop trigger ${trigger}`)
  old
    .prepare('update employees set birth_date = ?, health_fund = ?, tax_class = 5')
    .run(CANARY.birthDate, CANARY.healthFund)
  old.prepare('update payslips set gross_cents = ?, net_cents = ?, payout_cents = ?').run(CENTS, CENTS, CENTS)
  old.prepare('update payslip_lines set label = ?, amount_cents = ?').run(CANARY.line, CENTS)
  for (const table of ['payslips', 'payslip_lines'])
    old.exec(
      `create trigger ${table}_no_update before update on ${table} begin select raise(abort, 'frozen'); end`,
    )
  const customer = old.prepare('select id from customers').pluck().get() as string
  const insert = old.prepare(`insert into messages (tenant_id, id, customer_id, form_key, body, created_at)
    values ('${TENANT}', ?, '${customer}', ?, ?, '2026-01-01')`)
  for (let count = 0; count < 200; count += 1) insert.run(`m${count}`, `f${count}`, CANARY.message.repeat(20))
  old.exec(`delete from messages where id <> 'm7'`)
  old
    .prepare(`update outbox set data_json = ?, subject = ?, body = ?`)
    .run(JSON.stringify({ firstName: CANARY.mail, month: '2026-01', revision: 1 }), CANARY.mail, CANARY.mail)
  old.close()
  return file
}

test('a file of 0.2.0 is sealed by the upgrade, down to its free pages, and opens as before', async () => {
  const file = makeOldFile()
  expect(canariesIn(file)).toEqual(expect.arrayContaining(['birthDate', 'line', 'message', 'mail', 'amount']))
  await migrate(file, testVault)
  expect(canariesIn(...beside(file))).toEqual([])

  const house = openTestHouse(file)
  onTestFinished(house.close)
  const scope = { tenantId: TENANT }
  const { reader, vault, db } = house
  const secrets = await openEmployeeSecrets(reader, vault, scope, EMPLOYEE)
  expect(secrets).toMatchObject({ birthDate: CANARY.birthDate, healthFund: CANARY.healthFund, taxClass: 5 })
  expect((await listPayslips(reader, vault, scope, EMPLOYEE))[0]).toMatchObject({
    totals: { payoutCents: CENTS },
  })
  expect(await openMessage(reader, vault, scope, 'm7')).toBe(CANARY.message.repeat(20))
  const slip = await db.selectFrom('payslips').selectAll().executeTakeFirstOrThrow()
  const place = { tenantId: TENANT, purpose: 'payslip.lines', rowId: slip.id }
  expect(JSON.parse(vault.open(place, slip.lines_sealed ?? ''))[0]).toMatchObject({ label: CANARY.line })
  for (const { id } of await db.selectFrom('mandates').select('id').execute())
    expect(await openMandateIban(reader, vault, scope, id)).toMatch(/^DE/)
})

test('with the wrong key nothing is changed', async () => {
  const file = makeOldFile()
  const wrong = createVault([{ id: 'k1', secret: Buffer.from('w'.repeat(40)) }])
  await expect(migrate(file, wrong)).rejects.toThrow(
    /^The step 0014-sealed-rows failed: FIELD_KEYS does not open/,
  )
  expect(canariesIn(file, `${file}-wal`)).toContain('birthDate')
  await migrate(file, testVault)
  expect(canariesIn(...beside(file))).toEqual([])
})

test('an upgrade that was broken off before the file was rewritten is ended by the next start', async () => {
  const file = makeOldFile()
  await migrate(file, testVault)
  const sqlite = new Sqlite(file)
  sqlite.pragma('secure_delete = off')
  sqlite.pragma('user_version = 0')
  sqlite.exec('create table rest (text text)')
  sqlite.prepare('insert into rest values (?)').run(CANARY.message.repeat(500))
  sqlite.exec('drop table rest')
  sqlite.close()
  expect(canariesIn(file)).toContain('message')
  await migrate(file, testVault)
  expect(canariesIn(...beside(file))).toEqual([])
})
