import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { camtOf } from '../../factories/camt'
import { ask, orGivenBack, post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { zipOf } from '../../support/zip'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner

beforeAll(async () => {
  owner = await makeOwner()
  await post('/buero/bank/konten/neu', { name: 'Konto', iban: OWN_IBAN }, owner.headers)
})

const FOREIGN = 'DE89370400440532013000'
const good = camtOf([{ cents: 100, text: 'Danke', name: 'Jörg Groß' }])
const zip = (text: string | Buffer, says?: number) => {
  const data = Buffer.from(text)
  return Buffer.from(zipOf([{ name: 'a.xml', data, says: says ?? data.length }]))
}
const entities = (text: string) =>
  good.replace('<Document', `<!DOCTYPE Document [${text}]><Document`).replace('Danke', '&x;')

/** Two accounts in one file, the second of them not the firm's. */
const twoAccounts = good.replace(
  '</Stmt>',
  `</Stmt>${/<Stmt>[\s\S]*<\/Stmt>/.exec(camtOf([{ cents: 200 }], { iban: FOREIGN }))?.[0] ?? ''}`,
)

// What is refused without a page is asked of the reader itself in read-file.test.ts.
test.each<[string, string | Buffer<ArrayBuffer>, string]>([
  ['entities that grow', entities('<!ENTITY y "zzzzzzzz"><!ENTITY x "&y;&y;&y;&y;">'), '(DOCTYPE)'],
  ['an entity that names a file', entities('<!ENTITY x SYSTEM "file:///etc/passwd">'), '(DOCTYPE)'],
  ['an entity that is not said', good.replace('Danke', '&x;'), 'beschädigt'],
  ['letters of another encoding', Buffer.from(good, 'latin1'), '(Zeichenkodierung)'],
  ['half a file', good.slice(0, good.length / 2), 'beschädigt'],
  ['half a ZIP', Buffer.from(zip(good).subarray(0, 300)), 'nicht vollständig'],
  ['a ZIP with half a file', zip(good.slice(0, good.length / 2)), 'beschädigt'],
  ['a bomb', zip(Buffer.alloc(61 * 1024 * 1024, ' ')), 'mehr als 60 MB'],
  ['a bomb that says that it is small', zip(Buffer.alloc(61 * 1024 * 1024, ' '), 100), 'nicht vollständig'],
  ['an account of somebody else', camtOf([{ cents: 100 }], { iban: FOREIGN }), 'Fügen Sie zuerst das Konto'],
  ['two accounts, one of somebody else', twoAccounts, 'Fügen Sie zuerst das Konto'],
  ['an account in dollars', good.replace('<Ccy>EUR', '<Ccy>USD'), 'fremden Währung: USD'],
  [
    'an entry in francs',
    good.replace('<Ntry><Amt Ccy="EUR">', '<Ntry><Amt Ccy="CHF">'),
    'fremden Währung: CHF',
  ],
  ['an amount that is none', good.replace('<Ntry><Amt Ccy="EUR">1.00', '<Ntry><Amt Ccy="EUR">1e2'), 'Amt'],
  ['parts of a cent', good.replace('<Ntry><Amt Ccy="EUR">1.00', '<Ntry><Amt Ccy="EUR">1.005'), 'Amt'],
  ['a day that does not exist', good.replace('<Dt>2026-03-04', '<Dt>2026-02-30'), '2026-02-30'],
  ['a file without anything in it', '', 'wählen Sie eine Datei aus'],
])('%s: clear words, and nothing is left', async (_, file, words) => {
  const answer = await uploadAs(owner, file)
  expect(answer.status).toBe(422)
  expect(textOf(await answer.text())).toContain(words)
  expect(await kept()).toBe(0)
})

test('two hundred megabytes are refused while they come', async () => {
  const piece = Buffer.alloc(1024 * 1024, '<')
  const head = '--grenze\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\n\r\n'
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent > 200) controller.close()
      else controller.enqueue(sent === 1 ? Buffer.from(head) : piece)
    },
  })
  const headers = { ...owner.headers, 'Content-Type': 'multipart/form-data; boundary=grenze' }
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const answer = await orGivenBack(await ask('/buero/bank/auszuege', init), owner.headers)
  expect(answer.status).toBe(413)
  expect(textOf(await answer.text())).toContain('höchstens 25 MB')
  expect(sent).toBeLessThan(40)
  expect(await kept()).toBe(0)
})

test('and the good file is read afterwards, letters and all', async () => {
  expect((await uploadAs(owner, good)).status).toBe(303)
  expect(textOf(await read(owner, '/buero/bank/umsaetze?stand=offen'))).toContain('Jörg Groß')
})

async function kept(): Promise<number> {
  const { tenantId } = owner.scope
  const { rows } = await sql<{
    count: number
  }>`select (select count(*) from bank_files where tenant_id = ${tenantId})
    + (select count(*) from bank_statements where tenant_id = ${tenantId})
    + (select count(*) from bank_entries where tenant_id = ${tenantId})
    + (select count(*) from bank_items where tenant_id = ${tenantId}) as count`.execute(db)
  return rows[0]?.count ?? -1
}
