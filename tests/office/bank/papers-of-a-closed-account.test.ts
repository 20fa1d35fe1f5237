import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readPayee } from '~/domain/tenants/contact.server'
import { startOutbox } from '~/jobs/outbox.server'
import { OWN_IBAN } from '../../factories/bank'
import { makeCustomer } from '../../factories/customers'
import { remind } from '../../factories/dunning'
import { makeInvoice } from '../../factories/invoices'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { openLetterbox } from '../../support/letterbox'
import { readPdf } from '../../support/pdf'
import { readZip } from '../../support/zip'
import { download, formOn, makeOwner, type Owner } from '../owner'

vi.setSystemTime('2026-07-31T08:00:00Z')

const SENT = '/buero/bank/mahnungen/verschickt'

let owner: Owner
let first: string

beforeEach(async () => {
  owner = await makeOwner()
  first = (await readPayee(db, owner.scope.tenantId)).iban ?? ''
  owner.scope.today = '2026-07-31'
})

/** Money goes to another account, and the one before is closed. */
async function moveTo(iban: string, before: string) {
  const fields = { name: `Konto ${iban.slice(-2)}`, bank_name: 'Volksbank', iban }
  await post('/buero/bank/konten/neu', fields, owner.headers)
  const ids = await db
    .selectFrom('bank_accounts')
    .select(['id', 'iban'])
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  const pathOf = (wanted: string) => `/buero/bank/konten/${ids.find((one) => one.iban === wanted)?.id}`
  for (const use of ['rechnungen', 'lastschriften'])
    await post(`${pathOf(iban)}/${use}`, { zweiter_blick: iban }, owner.headers)
  const closed = await post(`${pathOf(before)}/schliessung`, { geschlossen: 'ja' }, owner.headers)
  expect(closed.status).toBe(303)
}

const THIRD = 'DE89370400440532013000'

async function lateCustomer(email: string | null = null) {
  const { id } = await makeCustomer(house, owner.scope, { email })
  await makeInvoice(house, { ...owner.scope, today: '2026-03-02' }, id)
  return id
}

async function ibansIn(pdf: Uint8Array) {
  const text = (await readPdf(pdf)).text.replaceAll(/\s/g, '')
  return [first, OWN_IBAN, THIRD].filter((iban) => text.includes(iban))
}

const ibansOn = async (path: string) => ibansIn(await download(owner, path))

test('a letter names the account of today until it is printed, and that one for good', async () => {
  const notice = await remind(house, owner.scope, await lateCustomer(), { way: 'letter' })
  const file = `${SENT}/${notice}/pdf`
  await ask(file, { method: 'HEAD', headers: owner.headers })
  await ask(file, { headers: { ...owner.headers, 'Sec-Purpose': 'prefetch' } })
  await moveTo(OWN_IBAN, first)
  const [letter] = Object.values(readZip(Buffer.from(await download(owner, `${SENT}/briefe.zip`))))
  expect(await ibansIn(new Uint8Array(letter ?? []))).toEqual([OWN_IBAN])
  await moveTo(THIRD, OWN_IBAN)
  expect(await ibansOn(file)).toEqual([OWN_IBAN])
})

test('a letter that was printed stays as it was', async () => {
  const notice = await remind(house, owner.scope, await lateCustomer(), { way: 'letter' })
  const printed = await download(owner, `${SENT}/${notice}/pdf`)
  await moveTo(OWN_IBAN, first)
  expect(Buffer.compare(await download(owner, `${SENT}/${notice}/pdf`), printed)).toBe(0)
})

test('so does a claim for default', async () => {
  const customerId = await lateCustomer()
  const page = `/buero/kunden/${customerId}/verzug`
  const { values } = await formOn(owner, page, 'verzug/forderung')
  const made = await post(`${page}/forderung`, values, owner.headers)
  const statement = (made.headers.get('location') ?? '').replace(/\?.*/, '')
  await moveTo(OWN_IBAN, first)
  expect(await ibansOn(`${statement}/pdf`)).toEqual([OWN_IBAN])
  await moveTo(THIRD, OWN_IBAN)
  expect(await ibansOn(`${statement}/pdf`)).toEqual([OWN_IBAN])
})

test('what is mailed is kept with the account that its mail went out with', async () => {
  const to = `kasse-${randomUUID()}@bruegge.example`
  const notice = await remind(house, owner.scope, await lateCustomer(to))
  const file = `${SENT}/${notice}/pdf`
  expect(await ibansOn(file)).toEqual([first])
  await moveTo(OWN_IBAN, first)
  expect(await ibansOn(file)).toEqual([OWN_IBAN])
  const letterbox = await openLetterbox()
  onTestFinished(() => letterbox.stop())
  const outbox = startOutbox(letterbox.url)
  onTestFinished(() => outbox.stop())
  await outbox.sendDue()
  expect((await letterbox.take(to)).text.replaceAll(/\s/g, '')).toContain(OWN_IBAN)
  await moveTo(THIRD, OWN_IBAN)
  expect(await ibansOn(file)).toEqual([OWN_IBAN])
})
