import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recordAudit } from '~/domain/audit/audit.server'
import { makeCustomer } from '../../factories/customers'
import { makeDraft, makeInvoice } from '../../factories/invoices'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'

const AT = '2026-03-02T09:00:00.000Z'

/** So many things that happened to one customer after each other, by somebody. */
async function happen(owner: Owner, count: number, subjectId: string, actor = `user:${owner.userId}`) {
  await db.transaction().execute(async (trx) => {
    for (let index = 1; index <= count; index++) {
      const after = { city: `Ort ${index}` }
      const event = {
        action: 'customer.changed',
        subjectType: 'customer',
        subjectId,
        before: { city: 'Kiel' },
        after,
      }
      await recordAudit(trx, { tenantId: owner.scope.tenantId, actor, at: AT }, event)
    }
  })
}

test('tells who did what to which record, before and after, the newest first', async () => {
  const owner = await makeOwner()
  const customer = await makeCustomer(house, owner.scope, { name: 'Hafenkontor GmbH' })
  await happen(owner, 2, customer.id)
  const html = await read(owner, '/buero/protokoll?art=kunde')
  const text = textOf(html)
  expect(text).toContain('Hafenkontor GmbH')
  expect(text).toContain('Stammdaten geändert')
  expect(text.indexOf('Ort: Kiel → Ort 2')).toBeGreaterThan(0)
  expect(text.indexOf('Ort: Kiel → Ort 2')).toBeLessThan(text.indexOf('Ort: Kiel → Ort 1'))
  expect(html).toContain(`href="/buero/kunden/${customer.id}"`)
  const upwards = textOf(await read(owner, '/buero/protokoll?art=kunde&ordnung=aelteste'))
  expect(upwards).toMatch(/Ort: Kiel → Ort 1.*Ort: Kiel → Ort 2/s)
  const file = await read(owner, '/buero/protokoll/protokoll.csv?art=kunde&ordnung=aelteste')
  expect(file).toMatch(/Ort 1\r\n.*Ort 2\r\n/s)
  expect(file.match(/Inga Matthießen/g)).toHaveLength(2)
  expect(textOf(await read(owner, '/buero/protokoll?art=kunde&sprache=en'))).toContain('Audit log')
})

test('calls an invoice by its number, and a draft so, with the way to it', async () => {
  const owner = await makeOwner()
  const customer = await makeCustomer(house, owner.scope)
  const { id } = await makeDraft(house, owner.scope, customer.id)
  const issued = await makeInvoice(house, owner.scope, customer.id)
  const html = await read(owner, '/buero/protokoll?art=rechnung')
  expect(html).toMatch(new RegExp(`href="/buero/rechnungen/${id}">Entwurf</a>`))
  expect(textOf(html)).toContain(`Nummer: ${issued.number}`)
  expect(textOf(html)).not.toContain('Kundennummer')
})

test('is narrowed to a record and to a person, in pages of fifty', async () => {
  const owner = await makeOwner()
  const [one, other] = [await makeCustomer(house, owner.scope), await makeCustomer(house, owner.scope)]
  await happen(owner, 52, one.id)
  await happen(owner, 1, other.id, 'link:somebody')
  const countOf = async (query: string) =>
    /(\d+) Eint(?:rag|räge)/.exec(textOf(await read(owner, `/buero/protokoll?${query}`)))?.[1]
  expect(await countOf(`art=kunde&eintrag=${other.id}&person=${owner.userId}`)).toBeUndefined()
  const first = await read(owner, `/buero/protokoll?art=kunde&person=${owner.userId}&eintrag=${one.id}`)
  expect(first.match(/<time /g)).toHaveLength(50)
  expect(textOf(first)).toContain('52 Einträge')
  const next = /href="([^"]*nach=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await read(owner, next)
  expect(textOf(second)).toContain('Ort: Kiel → Ort 2')
  expect(second.match(/<time /g)).toHaveLength(2)
  expect(textOf(await read(owner, `/buero/protokoll?art=kunde&eintrag=${other.id}`))).toContain(
    'Über einen Link',
  )
})

test.each([
  'art=toString',
  'eintrag=%00',
  'person=%27--',
  'seite=0',
  'nach=x',
  'seite=999999',
  'eintrag=allein',
])('shows what there is for %s', async (query) => {
  const owner = await makeOwner()
  const answer = await ask(`/buero/protokoll?${query}`, { headers: owner.headers })
  expect(answer.status).toBe(200)
  expect(textOf(await answer.text())).toContain('Angemeldet')
})

test('a record that is called like something in every object has no name', async () => {
  const html = await read(await makeOwner(), '/buero/protokoll?art=kunde&eintrag=constructor')
  expect(textOf(html)).not.toContain('native code')
})

test('is a file of all that is shown, in which no spreadsheet finds a formula', async () => {
  const owner = await makeOwner()
  const customer = await makeCustomer(house, owner.scope, { name: '=HYPERLINK("x")' })
  await happen(owner, 501, customer.id)
  const answer = await ask(`/buero/protokoll/protokoll.csv?art=kunde&eintrag=${customer.id}`, {
    headers: owner.headers,
  })
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines[1]).toMatch(/;Kunde;"'=HYPERLINK\(""x""\)";Stammdaten geändert;Ort;Kiel;Ort 501$/)
  expect(new Set(lines.filter((line) => line.includes(';Ort;')))).toHaveProperty('size', 501)
})

test.each(['invoicing', 'payroll', 'read_only'] as const)('is not for %s', async (role) => {
  const [owner, other] = [await makeOwner(), await makeOwner()]
  for (const path of ['/buero/protokoll', '/buero/protokoll/protokoll.csv'])
    expect((await ask(path, { headers: owner.headers })).status).toBe(200)
  await db.updateTable('memberships').set({ role }).where('user_id', '=', owner.userId).execute()
  for (const path of ['/buero/protokoll', '/buero/protokoll/protokoll.csv'])
    expect((await ask(path, { headers: owner.headers })).status).toBe(403)
  expect(await read(other, '/buero/protokoll')).not.toContain(owner.email)
})

test('another firm’s records and people are neither shown nor named', async () => {
  const [owner, other] = [await makeOwner(), await makeOwner()]
  const customer = await makeCustomer(house, other.scope, { name: 'Fremde Firma' })
  await happen(other, 1, customer.id)
  const html = await read(owner, `/buero/protokoll?art=kunde&eintrag=${customer.id}`)
  expect(textOf(html)).toContain('Kein Eintrag passt dazu.')
  expect(html).not.toContain('Fremde Firma')
  const log = await read(owner, `/buero/protokoll?person=${other.userId}`)
  expect(textOf(log)).toContain('Kein Eintrag passt dazu.')
})

test('a long name of a machine breaks at its dots, and a right or an event nowhere', async () => {
  const owner = await makeOwner()
  const host = 'eingang.buchhaltung.foerde-glanz.example'
  const after = { host, events: 'invoice.issued, payment.received' }
  const event = {
    action: 'event_endpoint.added',
    subjectType: 'event_endpoint',
    subjectId: randomUUID(),
    after,
  } as const
  await db.transaction().execute((trx) => recordAudit(trx, { ...owner.scope, at: AT }, event))
  const html = await read(owner, '/buero/protokoll?art=ereignisse')
  expect(html).toContain('eingang<wbr/>.buchhaltung<wbr/>.foerde-glanz<wbr/>.example')
  expect(html).toContain('invoice.issued, payment.received')
})
