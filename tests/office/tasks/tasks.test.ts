import { describe, expect, test } from 'vitest'
import { now, today } from '~/clock.server'
import { changeCustomer } from '~/domain/customer-changes/change.server'
import { choosePayment } from '~/domain/invoices/payments/choice.server'
import { announceTransfer } from '~/domain/invoices/payments/transfer-notices.server'
import { sendFreshLink } from '~/domain/links/fresh-link.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { askAboutPayslip } from '~/domain/payslips/questions.server'
import { readTaskList } from '~/domain/tasks/list.server'
import { cleanUp } from '~/domain/upkeep/clean-up.server'
import { kindsByWord } from '~/i18n/task-kinds'
import { makeContact } from '../../factories/contacts'
import { IBAN, makeCustomer, makeMandate, OTHER_IBAN } from '../../factories/customers'
import { receive } from '../../factories/deliveries'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { makeInvoice } from '../../factories/invoices'
import { requestMandate } from '../../factories/mandates'
import { visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { queryPlans } from '../../support/query-plans'
import { signedInAs } from '../../support/session'
import { audit, makeOwner, type Owner, read } from '../owner'

const KINDS = kindsByWord('de')

const DETAILS = { street: 'Neuer Weg 9', postal_code: '1010', city: 'Wien', country: 'AT' }

/** Of the mandates that the factory makes. */
const HOLDER = 'Hafenkontor Brügge KG'

async function setting() {
  const owner = await makeOwner()
  const customer = await makeCustomer(house, owner.scope)
  return { owner, customer, customerId: customer.id }
}

async function messaged(changes: { replyTo?: string | null } = {}) {
  const setup = await setting()
  const { owner, customerId } = setup
  const said = { customerId, invoiceId: null, body: 'Wann kommen Sie?', replyTo: null, formKey: customerId }
  await sendMessage(house, owner.scope, { ...said, ...changes })
  return { ...setup, path: await pathOf(owner, 'message') }
}

async function requested(kind: 'address' | 'bank', details: Record<string, string>) {
  const setup = await setting()
  const { owner, customerId } = setup
  await requestChange(house, owner.scope, { customerId, kind, formKey: customerId, details })
  return { ...setup, path: await pathOf(owner, kind) }
}

async function pathOf({ scope }: Owner, kind: string): Promise<string> {
  const tasks = await tasksOf(scope.tenantId)
  return `/buero/aufgaben/${tasks.find((task) => task.kind === kind)?.id}`
}

const tasksOf = (tenantId: string) =>
  db.selectFrom('tasks').selectAll().where('tenant_id', '=', tenantId).execute()

const repliesOf = ({ scope }: Owner) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('kind', '=', 'reply')
    .execute()

test('the list is in the order that its address says, and so is its file', async () => {
  const { owner, customerId } = await setting()
  const { tenantId } = owner.scope
  const kinds = [
    ['address', 'Neue Anschrift', 2],
    ['bank', 'Neues Konto', 1],
    ['message', 'Nachricht', 3],
    ['hours', 'Stunden', 4],
  ] as const
  for (const [kind, , day] of kinds)
    await db
      .insertInto('tasks')
      .values({
        ...{ tenant_id: tenantId, id: `${tenantId.slice(0, 8)}-${day}`, kind, customer_id: customerId },
        ...{ subject_id: `s${day}`, area: 'invoicing', created_at: `2026-03-0${day}T09:00:00.000Z` },
      })
      .execute()
  const idsIn = (text: string) =>
    [...text.matchAll(/aufgaben\/[0-9a-f]{8}-(\d)[?"]/g)].map(([, day]) => Number(day))
  const linesOf = async (query: string) =>
    (await read(owner, `/buero/aufgaben/aufgaben.csv?${query}`)).trim().split('\r\n').slice(1)
  for (const [query, days] of [
    ['', [4, 3, 2, 1]],
    ['ordnung=aelteste', [1, 2, 3, 4]],
    ['ordnung=art', [3, 2, 1, 4]],
    ['ordnung=art&art=konto', [1]],
    ['ordnung=erledigt', [4, 3, 2, 1]],
  ] as const) {
    expect(idsIn(await read(owner, `/buero/aufgaben?${query}`)), query).toEqual(days)
    const dates = (await linesOf(query)).map((line) => Number(/;0(\d)\.03\.2026 \d\d:\d\d;/.exec(line)?.[1]))
    expect(dates, query).toEqual(days)
  }
  const behind = `nach=${tenantId.slice(0, 8)}-3&seite=2`
  for (const [language, days, rest] of [
    ['de', [3, 2, 1, 4], [2, 1, 4]],
    ['en', [4, 3, 2, 1], [2, 1]],
  ] as const) {
    const path = `/buero/aufgaben?sprache=${language}&ordnung=art`
    expect(idsIn(await read(owner, path)), language).toEqual(days)
    expect(idsIn(await read(owner, `${path}&${behind}`)), language).toEqual(rest)
  }
  for (const [day, at] of [
    [1, 8],
    [2, 9],
    [3, 7],
  ])
    await db
      .updateTable('tasks')
      .set({ done_at: `2026-03-0${at}T09:00:00.000Z`, done_by: owner.userId })
      .where('id', '=', `${tenantId.slice(0, 8)}-${day}`)
      .execute()
  expect(idsIn(await read(owner, '/buero/aufgaben?stand=erledigt&ordnung=erledigt'))).toEqual([2, 1, 3])
})

describe('a message', () => {
  test('is a row of the list that leads to what was written', async () => {
    const { owner, path } = await messaged()
    const list = await read(owner, '/buero/aufgaben')
    expect(list).toContain(`href="${path}"`)
    expect(await read(owner, '/buero')).toContain(`href="${path}"`)
    expect(textOf(await read(owner, path))).toContain('Wann kommen Sie?')
  })

  test('is found by the customer, and kept apart from other kinds', async () => {
    const { owner, path } = await messaged()
    const word = 'hafenkontor'
    for (const query of [`suche=${word}`, 'art=nachricht', `suche=${word}&art=nachricht`])
      expect(await read(owner, `/buero/aufgaben?${query}`), query).toContain(path)
    for (const query of ['suche=niemand', 'art=konto', `suche=${word}&stand=erledigt`]) {
      const page = await read(owner, `/buero/aufgaben?${query}`)
      expect(page, query).not.toContain(path)
      expect(textOf(page), query).toContain('Keine Aufgabe gefunden')
    }
  })

  test('is a line of the file of what is shown, without what was written', async () => {
    const { owner } = await messaged()
    const page = await read(owner, '/buero/aufgaben?art=nachricht')
    expect(page).toContain('href="/buero/aufgaben/aufgaben.csv?art=nachricht"')
    const file = await ask('/buero/aufgaben/aufgaben.csv?art=nachricht', { headers: owner.headers })
    expect(file.headers.get('content-type')).toContain('text/csv')
    const lines = (await file.text()).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^Nachricht;Hafenkontor[^;]*;[^;]+;$/)
    expect(lines.join()).not.toContain('Wann kommen Sie?')
    expect((await read(owner, '/buero/aufgaben/aufgaben.csv?art=konto')).trim().split('\r\n')).toHaveLength(1)
  })

  test('is answered by one mail, with its words quoted, even after a double click', async () => {
    const { owner, path } = await messaged({ replyTo: 'antwort@kunde.example' })
    const form = { message: 'Am Montag.', form_key: 'k1' }
    expect((await post(`${path}/antwort`, form, owner.headers)).status).toBe(303)
    expect((await post(`${path}/antwort`, form, owner.headers)).status).toBe(303)
    const [mail, ...others] = await repliesOf(owner)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'antwort@kunde.example', area: 'invoicing' })
    expect(textOf(await read(owner, path))).toMatch(/Inga Matthießen, .*Am Montag\./)
  })

  test('is finished with its answer, unless the answer alone was wanted', async () => {
    for (const only of [undefined, 'ja']) {
      const { owner, path } = await messaged()
      const form = { message: 'Am Montag.', form_key: 'k1', ...(only && { 'bleibt-offen': only }) }
      await post(`${path}/antwort`, form, owner.headers)
      const [row] = await db
        .selectFrom('tasks')
        .select('done_at')
        .where('tenant_id', '=', owner.scope.tenantId)
        .execute()
      expect(row?.done_at === null).toBe(only === 'ja')
      expect(textOf(await read(owner, path)).includes('Nur antworten')).toBe(only === 'ja')
    }
  })

  test('is answered twice where a form that was answered is sent again with other words', async () => {
    const { owner, path } = await messaged()
    for (const message of ['Am Montag.', 'Doch erst am Dienstag.', 'Am Montag.'])
      await post(`${path}/antwort`, { message, form_key: 'k2' }, owner.headers)
    expect(await repliesOf(owner)).toHaveLength(2)
    const text = textOf(await read(owner, path))
    for (const words of ['Am Montag.', 'Doch erst am Dienstag.']) expect(text).toContain(words)
  })

  test('stands on the customer’s page with what became of it: ten at most, and all of them on a page of their own', async () => {
    const { owner, customerId, path } = await messaged()
    const page = `/buero/kunden/${customerId}`
    expect(textOf(await read(owner, page))).toMatch(/Nachricht Wann kommen Sie\? – \S+ offen /)
    await post(`${path}/antwort`, { message: 'Am Montag.', form_key: 'k1' }, owner.headers)
    await post(`${path}/erledigung`, { erledigt: 'ja' }, owner.headers)
    expect(textOf(await read(owner, page))).toMatch(/beantwortet am \S+, erledigt am \S+ /)
    expect(await read(owner, page)).toContain(`href="${path}"`)
    const stranger = await makeCustomer(house, owner.scope)
    for (let count = 1; count <= 10; count += 1) {
      const said = { customerId, invoiceId: null, replyTo: null, formKey: `${customerId} ${count}` }
      const later = { ...owner.scope, at: `2999-01-01T10:00:${10 + count}.000Z` }
      await sendMessage(house, later, { ...said, body: `Frage ${count}: ${'wann '.repeat(40)}` })
    }
    const newest = textOf(await read(owner, page))
    expect(newest).toMatch(/Frage 10: wann .*wann… .*Frage 9: .*Frage 1: /)
    expect(newest).toContain('Ältere zeigen')
    expect(newest).not.toContain('Wann kommen Sie?')
    const all = textOf(await read(owner, `${page}/nachrichten`))
    expect(all).toMatch(/Frage 10: .*Wann kommen Sie\?/)
    expect(textOf(await read(owner, `/buero/kunden/${stranger.id}`))).not.toContain('Frage 1')
    expect((await ask(`${page}/nachrichten`, { headers: (await makeOwner()).headers })).status).toBe(404)
  })

  test('of a customer who was archived since is still answered', async () => {
    const { owner, customerId, path } = await messaged()
    await post(`/buero/kunden/${customerId}/archiv`, {}, owner.headers)
    await post(`${path}/antwort`, { message: 'Am Montag.', form_key: 'k3' }, owner.headers)
    expect(await repliesOf(owner)).toHaveLength(1)
  })

  test('is not answered by nothing', async () => {
    const { owner, path } = await messaged()
    const answer = await post(`${path}/antwort`, { message: ' ' }, owner.headers)
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('Bitte schreiben Sie Ihre Antwort.')
    expect(await repliesOf(owner)).toEqual([])
  })

  test('is taken on, done and opened again, and the lists follow', async () => {
    const { owner, path } = await messaged()
    await post(`${path}/uebernahme`, { ich: 'ja' }, owner.headers)
    expect(await read(owner, '/buero/aufgaben?stand=meine')).toContain(path)
    await post(`${path}/erledigung`, {}, owner.headers)
    await post(`${path}/erledigung`, {}, owner.headers)
    expect(await read(owner, '/buero/aufgaben')).not.toContain(path)
    expect(await read(owner, '/buero/aufgaben?stand=erledigt')).toContain(path)
    await post(`${path}/erledigung`, { erledigt: 'nein' }, owner.headers)
    expect(await read(owner, '/buero/aufgaben')).toContain(path)
    const actions = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('task.'))).toEqual([
      'task.taken',
      'task.done',
      'task.reopened',
    ])
  })

  test('is nobody’s but the firm’s, and of no concern to payroll', async () => {
    const { owner, path } = await messaged()
    const other = await makeOwner()
    const payroll = await signedInAs(house, owner.scope, 'payroll')
    const reader = await signedInAs(house, owner.scope, 'read_only')
    for (const headers of [other.headers, payroll]) {
      expect((await ask(path, { headers })).status).toBe(404)
      expect((await post(`${path}/erledigung`, {}, headers)).status).toBe(404)
    }
    expect((await post(`${path}/antwort`, { message: 'Ja.' }, reader)).status).toBe(403)
    expect((await post(`${path}/erledigung`, {}, reader)).status).toBe(403)
    expect(await repliesOf(owner)).toEqual([])
  })
})

describe('a contact who', () => {
  async function withContact(email: string | null) {
    const setup = await setting()
    const { id } = await makeContact(house, setup.owner.scope, setup.customerId, { email })
    return { ...setup, contactId: id }
  }

  test('wrote is named, and answered at the address on file by then', async () => {
    const { owner, customerId, contactId } = await withContact('alt@hafen.example')
    const said = { customerId, contactId, invoiceId: null, body: 'Wann?', replyTo: null, formKey: customerId }
    await sendMessage(house, owner.scope, said)
    const path = await pathOf(owner, 'message')
    expect(await read(owner, path)).toContain(`href="/buero/ansprechpartner/${contactId}"`)
    await db.updateTable('contacts').set({ email: 'neu@hafen.example' }).where('id', '=', contactId).execute()
    await post(`${path}/antwort`, { message: 'Am Montag.' }, owner.headers)
    expect(await repliesOf(owner)).toMatchObject([{ recipient: 'neu@hafen.example' }])
  })

  test('asks for a link and has no address is named, and the customer is not answered instead', async () => {
    const { owner, customerId, contactId } = await withContact(null)
    for (const asker of [contactId, null])
      await sendFreshLink(house, owner.scope, { purpose: 'portal', subjectId: customerId, contactId: asker })
    const page = await read(owner, await pathOf(owner, 'fresh_link'))
    expect(page).toContain(`href="/buero/ansprechpartner/${contactId}"`)
    expect(textOf(page)).toContain('Es ist keine E-Mail-Adresse bekannt.')
  })
})

test('a task that a colleague has taken on since the page was shown is taken over by a second press alone', async () => {
  const { owner, path } = await messaged()
  const other = await signedInAs(house, owner.scope, 'invoicing')
  const seen = (page: string) => /name="stand" value="([^"]*)"/.exec(page)?.[1] ?? 'none'
  const stand = seen(await read(owner, path))
  expect(stand).toBe('')
  await post(`${path}/uebernahme`, { ich: 'ja', stand }, owner.headers)
  const late = await post(`${path}/uebernahme`, { ich: 'ja', stand }, other)
  const page = await (
    await ask((late.headers.get('location') ?? '').replace(/#.*/, ''), { headers: other })
  ).text()
  expect(textOf(page)).toMatch(/Jemand war schneller\..*Offen, bei Inga Matthießen/)
  await post(`${path}/uebernahme`, { ich: 'ja', stand: seen(page) }, other)
  expect(textOf(await read(owner, path))).toContain('Offen, bei Käthe Jensen')
})

describe('a request for another address', () => {
  test('that was opened again can be granted after all, but not refused once it is on file', async () => {
    const { owner, path } = await requested('address', DETAILS)
    const again = () => post(`${path}/erledigung`, { erledigt: 'nein' }, owner.headers)
    const mails = () =>
      db
        .selectFrom('outbox')
        .select('dedupe_key')
        .where('tenant_id', '=', owner.scope.tenantId)
        .where('kind', '=', 'wish_settled')
        .execute()
    await post(`${path}/ablehnung`, { reason: 'Unklar.' }, owner.headers)
    await again()
    expect(textOf(await read(owner, path))).toContain('Übernehmen können Sie sie noch.')
    await post(`${path}/umsetzung`, { revision: '0' }, owner.headers)
    await again()
    const page = textOf(await read(owner, path))
    expect(page).toContain('Diese Änderung ist schon übernommen.')
    expect(page).not.toContain('Warum nicht?')
    const refused = await post(`${path}/ablehnung`, { reason: 'Doch nicht.' }, owner.headers)
    expect(refused.headers.get('location')).toContain('gespeichert=anders')
    expect(await read(owner, '/buero/aufgaben')).toContain(path)
    expect(await mails()).toHaveLength(2)
  })

  test('is settled alone: what another customer asked for stays undecided', async () => {
    const { owner, path } = await requested('address', DETAILS)
    const { id: neighbour } = await makeCustomer(house, owner.scope, { name: 'Nachbar KG' })
    const other = { customerId: neighbour, kind: 'address' as const, formKey: neighbour, details: DETAILS }
    await requestChange(house, owner.scope, other)
    await post(`${path}/umsetzung`, { revision: '0' }, owner.headers)
    const requests = await db
      .selectFrom('change_requests')
      .select(['customer_id', 'outcome'])
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()
    expect(requests.map(({ customer_id, outcome }) => [customer_id === neighbour, outcome])).toEqual(
      expect.arrayContaining([
        [false, 'applied'],
        [true, null],
      ]),
    )
  })

  test('stands beside the old one and is written with one press', async () => {
    const { owner, path } = await requested('address', DETAILS)
    const text = textOf(await read(owner, path))
    expect(text).toContain('Neuer Weg 9 1010 Wien Österreich')
    const reloaded = textOf(await read(owner, `${path}/umsetzung`))
    for (const said of ['Neuer Weg 9 1010 Wien Österreich', 'Neue Adresse übernehmen'])
      expect(reloaded).toContain(said)
    for (let press = 0; press < 2; press++)
      expect((await post(`${path}/umsetzung`, { revision: '0' }, owner.headers)).status).toBe(303)
    const row = await db
      .selectFrom('customers')
      .selectAll()
      .where('tenant_id', '=', owner.scope.tenantId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ street: 'Neuer Weg 9', country: 'AT', revision: 1 })
    expect(
      (await audit(owner.scope.tenantId)).filter(({ action }) => action === 'customer.changed'),
    ).toHaveLength(1)
    expect(await read(owner, '/buero/aufgaben')).not.toContain(path)
  })
})

test('a request for an address that goes against a later change gives both versions, and is still there', async () => {
  const { owner, customerId, path } = await requested('address', DETAILS)
  await changeCustomer(house, owner.scope, customerId, { street: 'Kaistraße 1' })
  const refused = await post(`${path}/umsetzung`, { revision: '0' }, owner.headers)
  expect(refused.status).toBe(409)
  const html = await refused.text()
  for (const said of ['Kaistraße 1', 'Neuer Weg 9', 'Wunsch des Kunden', 'Neue Adresse übernehmen'])
    expect(textOf(html)).toContain(said)
  const [, revision = ''] = /name="revision" value="(\d+)"/.exec(html) ?? []
  expect((await post(`${path}/umsetzung`, { revision }, owner.headers)).status).toBe(303)
  expect(textOf(await read(owner, `/buero/kunden/${customerId}`))).toContain('Neuer Weg 9')
})

describe('a request for another account', () => {
  test.each([
    [
      'has another holder',
      { type: 'CORE' },
      'Jemand Anderes',
      'Der Name auf dem neuen Konto ist ein anderer',
    ],
    ['is between businesses', { type: 'B2B' }, HOLDER, 'Ein Firmenlastschrift-Mandat gilt nur für das Konto'],
    ['has no mandate', null, HOLDER, 'kein gültiges Lastschrift-Mandat'],
  ] as const)('changes nothing where it %s, and says why', async (_, mandate, holder, said) => {
    const { owner, customerId, path } = await requested('bank', { iban: OTHER_IBAN, holder })
    if (mandate) await makeMandate(house, owner.scope, customerId, mandate)
    const page = textOf(await read(owner, `${path}/umsetzung`))
    expect(page).toContain(said)
    expect(page).not.toContain('Neues Konto übernehmen')
    const refused = await post(`${path}/umsetzung`, { nachgefragt: 'ja' }, owner.headers)
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('Es wurde nichts gespeichert')
    const { scope } = owner
    const rows = await db.selectFrom('mandates').selectAll().where('tenant_id', '=', scope.tenantId).execute()
    for (const { iban_masked } of rows) expect(iban_masked).toContain(IBAN.slice(-4))
    expect(await read(owner, '/buero/aufgaben')).toContain(path)
  })

  test('shows old and new, and asks for a second look', async () => {
    const { owner, customerId, path } = await requested('bank', { iban: OTHER_IBAN, holder: HOLDER })
    await makeMandate(house, owner.scope, customerId)
    const page = textOf(await read(owner, `${path}/umsetzung`))
    expect(page).toMatch(/Bisher .*Neu Name auf dem Konto Hafenkontor Brügge KG/)
    expect(page.replace(/\s/g, '')).toContain(OTHER_IBAN)
    expect(page.replace(/\s/g, '')).not.toContain(IBAN)
    expect(page).toContain('Das Mandat bleibt gültig')
    const refused = await post(`${path}/umsetzung`, {}, owner.headers)
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('bestätigen Sie, dass Sie nachgefragt haben')
    expect((await post(`${path}/umsetzung`, { nachgefragt: 'ja' }, owner.headers)).status).toBe(303)
    const mandates = await db
      .selectFrom('mandates')
      .selectAll()
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()
    expect(mandates).toMatchObject([{ holder: HOLDER, status: 'active' }])
    expect(mandates[0]?.iban_masked).toContain(OTHER_IBAN.slice(-4))
    expect(mandates[0]?.iban_masked).not.toContain(IBAN.slice(-4))
    const history = await read(owner, `/buero/mandate/${mandates[0]?.id}`)
    expect(textOf(history)).toMatch(new RegExp(`Konto: \\S+ .*${IBAN.slice(-4)} → .*${OTHER_IBAN.slice(-4)}`))
    expect(textOf(history)).toMatch(/Frühere Konten .*3000 Name auf dem Konto .*Galt bis .*Geändert von Inga/)
    expect(history).not.toContain(mandates[0]?.iban_fingerprint)
  })

  test('is compared again where a colleague has changed the mandates in the meantime', async () => {
    const { owner, customerId, path } = await requested('bank', { iban: OTHER_IBAN, holder: HOLDER })
    await makeMandate(house, owner.scope, customerId)
    const revisionOf = (page: string) => /name="revision" value="(\d+)"/.exec(page)?.[1] ?? ''
    const revision = revisionOf(await read(owner, `${path}/umsetzung`))
    await makeMandate(house, owner.scope, customerId)
    const late = await post(`${path}/umsetzung`, { nachgefragt: 'ja', revision }, owner.headers)
    expect(late.status).toBe(422)
    const page = await late.text()
    expect(textOf(page)).toContain('Bitte vergleichen Sie die Konten noch einmal.')
    const again = { nachgefragt: 'ja', revision: revisionOf(page) }
    expect((await post(`${path}/umsetzung`, again, owner.headers)).status).toBe(303)
  })
})

describe('what became of a wish', () => {
  async function mailsOf({ scope, headers }: Owner) {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'recipient', 'language'])
      .where('tenant_id', '=', scope.tenantId)
      .where('kind', '=', 'wish_settled')
      .execute()
    return Promise.all(
      rows.map(async ({ id, ...mail }) => ({
        ...mail,
        text: textOf(await (await ask(`/buero/postausgang/${id}/vorschau`, { headers })).text()),
      })),
    )
  }

  test('is told to the customer once, in their language, an account by its last digits alone', async () => {
    const { owner, customerId, path } = await requested('bank', { iban: OTHER_IBAN, holder: HOLDER })
    await makeMandate(house, owner.scope, customerId)
    await changeCustomer(house, owner.scope, customerId, { language: 'en', email: 'office@bruegge.example' })
    expect(textOf(await read(owner, path))).toContain('bekommt office@bruegge.example eine E-Mail')
    for (let press = 0; press < 2; press++)
      expect((await post(`${path}/umsetzung`, { nachgefragt: 'ja' }, owner.headers)).status).toBe(303)
    const [mail, ...more] = await mailsOf(owner)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'office@bruegge.example', language: 'en' })
    expect(mail?.text).toContain('From now on we will collect from this account')
    expect(mail?.text).toContain(OTHER_IBAN.slice(-4))
    expect(mail?.text.replace(/\s/g, '')).not.toContain(OTHER_IBAN.slice(4, 12))
    expect(textOf(await read(owner, path))).toContain('Übernommen am')
  })

  test('is told with the reason where it was refused, which a colleague can no longer undo by saving it', async () => {
    const { owner, customerId, path } = await requested('address', DETAILS)
    const empty = await post(`${path}/ablehnung`, { reason: ' ' }, owner.headers)
    expect(textOf(await empty.text())).toContain('Bitte schreiben Sie dem Kunden, warum.')
    const reason = 'Bitte bestätigen Sie das am Telefon.'
    for (let press = 0; press < 2; press++)
      expect((await post(`${path}/ablehnung`, { reason }, owner.headers)).status).toBe(303)
    const mails = await mailsOf(owner)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(new RegExp(`Neuer Weg 9 1010 Wien Österreich .*${reason}`))
    const late = await post(`${path}/umsetzung`, { revision: '0' }, owner.headers)
    const refused = await read(owner, late.headers.get('location') ?? '')
    expect(textOf(refused)).toContain('inzwischen anders erledigt')
    expect(refused).not.toContain('banner-done')
    const page = textOf(await read(owner, `/buero/kunden/${customerId}`))
    expect(page).not.toContain('Neuer Weg 9')
    expect(textOf(await read(owner, path))).toContain('Abgelehnt am')
    expect((await audit(owner.scope.tenantId)).map(({ action }) => action)).toContain('task.refused')
  })

  test('is for the office to say where there is no address, and done by hand it is not told', async () => {
    const { owner, customerId, path } = await requested('address', DETAILS)
    await changeCustomer(house, owner.scope, customerId, { email: null })
    expect(textOf(await read(owner, path))).toContain('Sagen Sie dem Kunden selbst')
    await post(`${path}/umsetzung`, { revision: '1' }, owner.headers)
    const byHand = await requested('address', DETAILS)
    await post(`${byHand.path}/erledigung`, {}, byHand.owner.headers)
    expect([...(await mailsOf(owner)), ...(await mailsOf(byHand.owner))]).toEqual([])
  })

  test.each([
    ['bestaetigung', 'haben Ihr Lastschrift-Mandat bestätigt'],
    ['widerruf', 'buchen nichts ab'],
  ])('is told of a mandate that the customer asked for (%s)', async (decision, said) => {
    const { owner, customerId } = await setting()
    const evidence = { text: 'Ich ermächtige Sie.', address: '192.0.2.7', browser: 'Telefon' }
    const wish = { customerId, holder: 'Brügge', iban: OTHER_IBAN, evidence }
    const { id } = await requestMandate(house, owner.scope, wish)
    await post(`/buero/mandate/${id}/${decision}`, { stand: 'requested' }, owner.headers)
    const [mail] = await mailsOf(owner)
    expect(mail?.text).toContain(said)
  })
})

describe('a wish for direct debit', () => {
  async function requested() {
    const { owner, customerId } = await setting()
    const evidence = { text: 'Ich ermächtige Sie.', address: '192.0.2.7', browser: 'Telefon' }
    const wish = { customerId, holder: 'Brügge', iban: OTHER_IBAN, evidence }
    const { id } = await requestMandate(house, owner.scope, wish)
    return { owner, path: `/buero/mandate/${id}` }
  }

  test('is confirmed on the mandate’s page, which proves what was agreed to', async () => {
    const { owner, path } = await requested()
    expect(await read(owner, await pathOf(owner, 'mandate'))).toContain(path)
    const text = textOf(await read(owner, path))
    for (const fact of ['Angefragt', 'Ich ermächtige Sie.', '192.0.2.7', 'Telefon'])
      expect(text).toContain(fact)
    for (let press = 0; press < 2; press++)
      expect((await post(`${path}/bestaetigung`, {}, owner.headers)).status).toBe(303)
    expect(textOf(await read(owner, path))).toMatch(/M2026-0001 Gültig/)
    expect(textOf(await read(owner, '/buero/aufgaben'))).toContain('Nichts zu erledigen')
    await post(`${path}/widerruf`, { stand: 'requested' }, owner.headers)
    expect(textOf(await read(owner, path))).toMatch(/M2026-0001 Gültig/)
    await post(`${path}/widerruf`, { stand: 'active' }, owner.headers)
    expect(textOf(await read(owner, path))).toMatch(/M2026-0001 Widerrufen/)
    const late = await post(`${path}/bestaetigung`, {}, owner.headers)
    expect(textOf(await read(owner, late.headers.get('location') ?? ''))).toMatch(/M2026-0001 Widerrufen/)
  })

  test('is refused', async () => {
    const { owner, path } = await requested()
    const [, stand] = /name="stand" value="(.*?)"/.exec(await read(owner, path)) ?? []
    for (let press = 0; press < 2; press++)
      expect((await post(`${path}/widerruf`, { stand: stand ?? '' }, owner.headers)).status).toBe(303)
    expect(textOf(await read(owner, path))).toMatch(/M2026-0001 Abgelehnt/)
    expect(textOf(await read(owner, '/buero/aufgaben'))).toContain('Nichts zu erledigen')
  })

  test('is decided by those alone who keep customers', async () => {
    const { owner, path } = await requested()
    for (const role of ['payroll', 'read_only'] as const) {
      const headers = await signedInAs(house, owner.scope, role)
      expect((await post(`${path}/bestaetigung`, {}, headers)).status).toBe(403)
    }
  })
})

test('a report that did not fit is read, done and settled', async () => {
  const { owner } = await setting()
  const daten = { irgendwas: 'Ölfass' }
  await receive(house, owner.scope, { event: 'mandat.neu', mandant_id: owner.scope.tenantId, daten })
  const path = await pathOf(owner, 'delivery')
  const text = textOf(await read(owner, path))
  expect(text).toContain('Ölfass')
  expect(text).not.toContain('mandat.neu')
  expect(text).toContain('In der Meldung fehlen Angaben. Übernommen wurde nichts.')
  await post(`${path}/erledigung`, {}, owner.headers)
  const row = await db
    .selectFrom('webhook_deliveries')
    .select('status')
    .where('tenant_id', '=', owner.scope.tenantId)
    .executeTakeFirst()
  expect(row?.status).toBe('settled')
})

test('a report that is gone cannot be opened again, and its task says so', async () => {
  const { owner } = await setting()
  const daten = { irgendwas: 'Ölfass' }
  await receive(house, owner.scope, { event: 'mandat.neu', mandant_id: owner.scope.tenantId, daten })
  const path = await pathOf(owner, 'delivery')
  await post(`${path}/erledigung`, {}, owner.headers)
  const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await db
    .updateTable('webhook_deliveries')
    .set({ received_at: later(-200) })
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  const settledFor = async (days: number) => {
    await db
      .updateTable('tasks')
      .set({ done_at: later(-days) })
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()
    await cleanUp(house, later(0))
    return textOf(await read(owner, path))
  }
  expect(await settledFor(89)).toContain('Ölfass')
  const page = await settledFor(91)
  expect(page).toContain('90 Tage nach der Erledigung gelöscht')
  expect(page).not.toContain('Wieder öffnen')
  const refused = await post(`${path}/erledigung`, { erledigt: 'nein' }, owner.headers)
  expect(refused.status).toBe(422)
  expect(textOf(await refused.text())).toContain('lässt sich nicht mehr öffnen')
})

test('a task is given back by the person who has it alone', async () => {
  const { owner, path } = await messaged()
  await post(`${path}/uebernahme`, { ich: 'ja' }, owner.headers)
  const other = await signedInAs(house, owner.scope, 'invoicing')
  expect(textOf(await read(owner, path))).toContain('Wieder abgeben')
  const seen = textOf(await (await ask(path, { headers: other })).text())
  expect(seen).toContain('Aufgabe übernehmen')
  expect(seen).not.toContain('Wieder abgeben')
  await post(`${path}/uebernahme`, { ich: 'nein' }, other)
  expect(await read(owner, '/buero/aufgaben?stand=meine')).toContain(path)
})

test('a report shows numbers of accounts and people in full to those alone who keep customers', async () => {
  const { owner } = await setting()
  const numbers = [OTHER_IBAN.replace(/(.{4})/g, '$1 '), OTHER_IBAN, '65 170839 J 003', '86 095 742 719']
  const daten = { konto: { name: 'Ölfass', nummern: numbers }, steuer: 86095742719, plz: '24103' }
  await receive(house, owner.scope, { event: 'mandat.neu', mandant_id: owner.scope.tenantId, daten })
  const path = await pathOf(owner, 'delivery')
  const headers = await signedInAs(house, owner.scope, 'read_only')
  const seen = textOf(await (await ask(path, { headers })).text())
  for (const shown of ['Ölfass', '24103', OTHER_IBAN.slice(-4)]) expect(seen).toContain(shown)
  for (const part of [OTHER_IBAN.slice(4, 12), '170839', '095 742', '8609574'])
    expect(seen).not.toContain(part)
  expect(textOf(await read(owner, path))).toContain(OTHER_IBAN)
})

test('a question about a payslip, its answer and their mails are not for those who only look', async () => {
  const { owner } = await setting()
  const { id: employeeId } = await makeEmployee(house, owner.scope, { email: 'jo@person.example' })
  await makePayslip(house, owner.scope, employeeId, '2026-01')
  const question = { employeeId, month: '2026-01', formKey: employeeId, replyTo: null }
  await askAboutPayslip(house, owner.scope, { ...question, body: 'Warum nur 1.234 Euro?' } as const)
  const path = await pathOf(owner, 'question')
  expect(textOf(await read(owner, path))).toContain('1.234 Euro')
  await post(`${path}/antwort`, { message: 'Wegen der Steuer.' }, owner.headers)
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('kind', 'in', ['payslip_question', 'reply'])
    .execute()
  expect(mails).toHaveLength(2)
  const headers = await signedInAs(house, owner.scope, 'read_only')
  const paths = mails.map(({ id }) => `/buero/postausgang/${id}`)
  for (const one of [path, ...paths]) {
    expect((await ask(one, { headers: owner.headers })).status).toBe(200)
    expect((await ask(one, { headers })).status).toBe(404)
  }
  const outbox = await (await ask('/buero/postausgang', { headers })).text()
  for (const one of paths) expect(outbox).not.toContain(one)
  expect(await (await ask('/buero/aufgaben', { headers })).text()).not.toContain(path)
})

test('who asks for a link without an address on file is a task, and asking again is the same one', async () => {
  const { owner } = await setting()
  const silent = await makeCustomer(house, owner.scope, { email: null, name: 'Ohne Adresse' })
  const subject = { purpose: 'portal', subjectId: silent.id } as const
  for (let times = 0; times < 2; times++) await sendFreshLink(house, owner.scope, subject)
  expect(await tasksOf(owner.scope.tenantId)).toMatchObject([{ kind: 'fresh_link', customer_id: silent.id }])
  expect(textOf(await read(owner, await pathOf(owner, 'fresh_link')))).toContain('Ohne Adresse')
})

test.each(['open', 'mine', 'done'] as const)(
  'the list reads what it shows by an index: %s',
  async (state) => {
    const tenant = await makeTenant(house)
    const scope = { ...tenant, userId: 'inga', role: 'owner' } as const
    for (const order of ['newest', 'oldest', 'kind', 'done'] as const)
      for (const place of [{ page: 1 }, { page: 2, after: 'row' }, { page: 1, before: 'row' }])
        for (const kind of ['message', undefined] as const) {
          const plans = await queryPlans(({ reader }) =>
            readTaskList(reader, scope, { state, search: 'kiel 2026', kind, order, place }, KINDS),
          )
          // The order of words is of the reader's language: what the index has is put into it.
          const sorted =
            order === 'kind' && kind === undefined ? /SCAN (?!counted)/ : /TEMP B-TREE|SCAN (?!counted)/
          for (const plan of plans) expect(plan).not.toMatch(sorted)
          expect(plans.join()).toMatch(/SEARCH tasks USING (COVERING )?INDEX tasks_(open|done)/)
        }
  },
)

test('a choice of how to pay is news: it goes once somebody has seen it, and comes back with the next choice', async () => {
  const { owner, customerId } = await setting()
  const { scope, headers } = owner
  const mandate = await makeMandate(house, scope, customerId)
  const invoice = await makeInvoice(house, { ...scope, today: today(), at: now().toISOString() }, customerId)
  const visitor = visitorOn(scope, 'rechnung', invoice.id)
  const home = async (cookie = headers) => (await ask('/buero', { headers: cookie })).text()
  const words = `Neues Zahlungsart gewählt Hafenkontor Brügge KG, ${invoice.number}`
  await choosePayment(house, visitor, { method: 'direct_debit', mandateId: mandate.id })
  const page = await home()
  expect(textOf(page)).toContain(words)
  expect(textOf(page).split('Neues')[0]).not.toContain('Zahlungsart')
  expect(textOf(await home(await signedInAs(house, scope, 'read_only')))).not.toContain('Abhaken')

  const path = await pathOf(owner, 'choice')
  expect(textOf(await read(owner, path))).not.toContain('Aufgabe übernehmen')
  const seen = await post(`${path}/erledigung`, { 'vom-start': 'ja' }, headers)
  expect([seen.status, seen.headers.get('location')]).toEqual([303, '/buero'])
  expect(textOf(await home())).not.toContain('Zahlungsart gewählt')

  await choosePayment(house, visitor, { method: 'transfer' })
  expect(textOf(await home())).toContain(words)
})

describe('a task asks for one thing', () => {
  const solid = (html: string) =>
    [...html.matchAll(/<(?:a|button)[^>]* class="button"[^>]*>([^<]*)</g)].map(([, label]) => label)

  test('a message for its answer', async () => {
    const { owner, path } = await messaged()
    expect(solid(await read(owner, path))).toEqual(['Antworten und erledigen'])
    await post(`${path}/erledigung`, { erledigt: 'ja' }, owner.headers)
    expect(solid(await read(owner, path))).toEqual([])
  })

  test.each([
    ['address', DETAILS, 'Neue Adresse übernehmen'],
    ['bank', { iban: OTHER_IBAN, holder: HOLDER }, 'Alt und neu vergleichen'],
  ] as const)(
    'a wish for another %s for its decision, and not for an answer as well',
    async (kind, details, label) => {
      const { owner, path } = await requested(kind, details)
      expect(solid(await read(owner, path))).toEqual([label])
    },
  )

  test('a wish for direct debit for its mandate, and money that is on its way for the payment', async () => {
    const { owner, customerId } = await setting()
    const evidence = { text: 'Ich ermächtige Sie.', address: '192.0.2.7', browser: 'Telefon' }
    await requestMandate(house, owner.scope, { customerId, holder: 'Brügge', iban: OTHER_IBAN, evidence })
    expect(solid(await read(owner, await pathOf(owner, 'mandate')))).toEqual([
      'Mandat ansehen und entscheiden',
    ])
    const other = await makeInvoice(house, owner.scope, customerId)
    const visitor = visitorOn(owner.scope, 'rechnung', other.id)
    await announceTransfer(house, visitor)
    const page = await read(owner, await pathOf(owner, 'transfer'))
    expect(solid(page)).toEqual(['Zahlung eintragen'])
    expect(page).toContain(`href="/buero/rechnungen/${other.id}/zahlung`)
  })
})

test('a changed address says what it was, also after it was taken over and changed again', async () => {
  const details = { street: 'Hafenstraße 9', postal_code: '24103', city: 'Kiel', country: 'DE' }
  const { owner, customer, path } = await requested('address', details)
  const { street, revision } = await db
    .selectFrom('customers')
    .select(['street', 'revision'])
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow()
  const both = new RegExp(`Bisher Neu ${street} .*Hafenstraße 9`)
  expect(textOf(await read(owner, path))).toMatch(both)
  await post(`${path}/umsetzung`, { revision: String(revision) }, owner.headers)
  expect(await read(owner, path)).toContain('erledigt')
  expect(textOf(await read(owner, path))).toMatch(both)
  await db.updateTable('customers').set({ street: 'Dritter Weg 3' }).where('id', '=', customer.id).execute()
  expect(textOf(await read(owner, path))).toMatch(both)
})
