import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { config } from '~/config.server'
import { startEvents } from '~/jobs/events.server'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { ask, post } from '../../support/app'
import { type Reaction, startReceiver } from '../../support/event-receiver'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, formOn, makeOwner, type Owner, read } from '../owner'

const SECRET = /whsec_[\w+/]{43}=/
const ISSUED = { invoice_issued: 'ja' }

beforeEach(() => void Object.assign(config(), { sendsToPrivate: true }))
afterEach(async () => {
  Object.assign(config(), { sendsToPrivate: false })
  for (const table of ['tasks', 'event_attempts', 'event_deliveries', 'events', 'event_endpoints'] as const)
    await db.deleteFrom(table).execute()
})

async function add(owner: Owner, fields: Record<string, string>): Promise<string> {
  const answer = await post(`${owner.path}/ereignisse/neu`, fields, owner.headers)
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

/** An owner whose receiver is told of invoices, and what issues one. */
async function makeTold(reactions?: Reaction[]) {
  const owner = await makeOwner()
  const receiver = await startReceiver(reactions)
  const path = await add(owner, { url: receiver.url, ...ISSUED })
  const page = await read(owner, path)
  const { id } = await makeCustomer(house, owner.scope)
  const press = (what: string, fields: Record<string, string> = {}) =>
    post(`${path}/${what}`, fields, owner.headers)
  return {
    owner,
    receiver,
    path,
    press,
    secret: SECRET.exec(page)?.[0] ?? '',
    issue: () => makeInvoice(house, { ...owner.scope, at: new Date().toISOString() }, id),
    text: async (query = '') => textOf(await read(owner, path + query)),
  }
}

async function sendAll(): Promise<void> {
  const worker = startEvents(true)
  onTestFinished(() => worker.stop())
  await worker.sendDue()
}

const states = async () =>
  (await db.selectFrom('event_deliveries').select('status').orderBy('seq').execute()).map(
    ({ status }) => status,
  )

describe('an address for events', () => {
  test('is added with what it wants, and its secret is shown once', async () => {
    const owner = await makeOwner()
    expect(textOf(await read(owner, `${owner.path}/ereignisse`))).toContain('Noch erfährt kein anderes')
    expect(textOf(await read(owner, owner.path))).toContain('Andere Programme')
    const path = await add(owner, { url: ' https://9.9.9.9/hook ', ...ISSUED, invoice_paid: 'ja' })
    const first = await read(owner, path)
    expect(first).toMatch(SECRET)
    const again = await read(owner, path)
    expect(again).not.toMatch(SECRET)
    expect(textOf(again)).toContain('Rechnung ausgestellt, Rechnung bezahlt')
    expect(textOf(await read(owner, `${owner.path}/ereignisse`))).toContain('9.9.9.9')
    const rows = JSON.stringify(await db.selectFrom('event_endpoints').selectAll().execute())
    expect(rows).not.toContain(SECRET.exec(first)?.[0])
    expect((await ask(path, { headers: (await makeOwner()).headers })).status).toBe(404)
  })

  test('that is added by a double click is one, and its secret is shown', async () => {
    const owner = await makeOwner()
    const fields = { url: 'https://9.9.9.9/', ...ISSUED, form_key: 'one' }
    const [first, second] = await Promise.all([add(owner, fields), add(owner, fields)])
    expect(second).toBe(first)
    expect(await read(owner, first)).toMatch(SECRET)
    expect(await db.selectFrom('event_endpoints').select('id').execute()).toHaveLength(1)
  })

  test.each([
    ['nothing', '', 'geben Sie die Adresse an'],
    ['a name alone', 'shop.example/hook', 'Das ist keine Adresse'],
    ['of another kind', 'ftp://shop.example/', 'Das ist keine Adresse'],
    ['unencrypted', 'http://9.9.9.9/hook', 'mit https beginnen'],
    ['with a password', 'https://ich:geheim@9.9.9.9/', 'ein Name oder ein Passwort'],
    ['with a fragment', 'https://9.9.9.9/#hier', 'kein # enthalten'],
    ['of this machine', 'https://127.0.0.1/hook', 'privates Netz'],
    ['of this machine by name', 'https://localhost/hook', 'privates Netz'],
    ['of this machine (IPv6)', 'https://[::1]/', 'privates Netz'],
    ['of a cloud’s metadata', 'https://169.254.169.254/latest', 'privates Netz'],
    ['of this machine in disguise', 'https://0x7f.1/', 'privates Netz'],
    ['endless', `https://9.9.9.9/${'x'.repeat(2000)}`, 'höchstens 2000 Zeichen'],
  ])('is not %s', async (_, url, words) => {
    Object.assign(config(), { sendsToPrivate: false })
    const owner = await makeOwner()
    const page = await (
      await post(`${owner.path}/ereignisse/neu`, { url, ...ISSUED, hours_corrected: 'ja' }, owner.headers)
    ).text()
    expect(textOf(page)).toContain(words)
    expect(page.match(/checked=""/g)).toHaveLength(2)
    expect(await db.selectFrom('event_endpoints').select('id').execute()).toEqual([])
  })

  test('that wants nothing is asked what it wants; of ten no other is added', async () => {
    const owner = await makeOwner()
    const none = await post(`${owner.path}/ereignisse/neu`, { url: 'https://9.9.9.9/' }, owner.headers)
    expect(textOf(await none.text())).toContain('wählen Sie aus, was gemeldet')
    const all = await add(owner, { url: 'https://9.9.9.9/', alles: 'ja' })
    expect(textOf(await read(owner, all))).toContain('Was gemeldet wird alles')
    for (let count = 1; count < 10; count++) await add(owner, { url: 'https://9.9.9.9/', ...ISSUED })
    const more = await post(
      `${owner.path}/ereignisse/neu`,
      { url: 'https://9.9.9.9/', ...ISSUED },
      owner.headers,
    )
    expect(textOf(await more.text())).toContain('Mehr als zehn Adressen')
  })

  test('gets a new secret beside the former one, and a second click does not end that', async () => {
    const { path, press, secret, receiver, issue, owner } = await makeTold()
    const seen = { stand: '' }
    await Promise.all([press('geheimnis', seen), press('geheimnis', seen)])
    const page = await read(owner, path)
    const next = SECRET.exec(page)?.[0] ?? ''
    expect(next).not.toBe(secret)
    expect(textOf(page)).toContain('unterschreibt mit bis')
    await issue()
    await sendAll()
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    for (const key of [secret, next])
      expect(new Webhook(key).verify(body, headers as Record<string, string>)).toBeTruthy()
  })

  test('is changed: what waits goes to the new address', async () => {
    const { press, path, issue, text, receiver } = await makeTold([500])
    await issue()
    await sendAll()
    expect(await text()).toContain('Nimmt nichts an')
    const other = await startReceiver()
    const wrong = await press('angaben', { url: other.url })
    expect(textOf(await wrong.text())).toContain('wählen Sie aus')
    expect(
      (await press('angaben', { url: other.url, hours_corrected: 'ja' })).headers.get('location'),
    ).toContain(path)
    await sendAll()
    expect([receiver.received.length, other.received.length]).toEqual([1, 1])
    expect(await text()).toContain('Stunden nach Abschluss geändert')
    expect(await text()).toContain('Wird beliefert')
  })

  test('is paused, resumed, ended and removed, and the log tells each', async () => {
    const { press, path, owner, issue, text, receiver } = await makeTold()
    await press('pause')
    await issue()
    await sendAll()
    expect([await text(), receiver.received.length]).toEqual([expect.stringContaining('1 Ereignis'), 0])
    await press('fortsetzung')
    await sendAll()
    expect(await states()).toEqual(['sent'])
    await press('entfernung')
    expect(await text()).toContain('Wird beliefert')
    await press('ende')
    expect(await text()).toContain('Beendet')
    const [gone, twice] = await Promise.all([press('entfernung'), press('entfernung')])
    expect(gone.headers.get('location')).toContain(`${owner.path}/ereignisse?`)
    expect(twice.status).toBe(303)
    expect((await ask(path, { headers: owner.headers })).status).toBe(404)
    for (const table of ['event_endpoints', 'event_deliveries', 'event_attempts', 'events'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    const actions = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('event_endpoint'))).toEqual([
      'event_endpoint.added',
      'event_endpoint.paused',
      'event_endpoint.resumed',
      'event_endpoint.ended',
      'event_endpoint.removed',
    ])
  })
})

describe('a test', () => {
  test('is signed, arrives now, and what came back is shown', async () => {
    const answer: Reaction = (response) => response.writeHead(401).end('Wer sind Sie? '.repeat(50))
    const { owner, press, receiver, secret, text } = await makeTold([answer])
    expect(await text()).toContain('Noch kein Test')
    const answered = await press('probe', { stand: '' })
    const said = textOf(await read(owner, answered.headers.get('location') ?? ''))
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'test',
    })
    const page = await text()
    expect(page).toContain('401 Wer sind Sie?')
    expect(said).toMatch(/Der Test ist nicht angekommen 401 Wer sind Sie\? .* ms/)
    expect(page).toMatch(/Dauer \d+ ms/)
    expect(page).not.toContain('Wer sind Sie? '.repeat(16))
    expect(await states()).toEqual([])
  })

  test('twice at once is one, and the next press another', async () => {
    const { press, path, owner, receiver } = await makeTold()
    const answers = await Promise.all([press('probe', { stand: '' }), press('probe', { stand: '' })])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(receiver.received).toHaveLength(1)
    await press('probe', (await formOn(owner, path, '/probe')).values)
    expect(receiver.received).toHaveLength(2)
  })
})

describe('deliveries', () => {
  test('are listed by event and state, each with its attempts and its payload', async () => {
    const { owner, path, issue, text, receiver } = await makeTold([500, 204])
    const { number } = await issue()
    await sendAll()
    expect(await text()).toContain('1 Zustellung')
    for (const [query, found] of [
      ['?stand=wartet', true],
      ['?stand=angekommen', false],
      ['?ereignis=invoice.issued', true],
      ['?ereignis=invoice.paid', false],
      ['?stand=nirgends', true],
    ] as const)
      expect((await text(query)).includes('1 Zustellung'), query).toBe(found)
    const { id } = await db.selectFrom('event_deliveries').select('id').executeTakeFirstOrThrow()
    const delivery = textOf(await read(owner, `${path}/zustellungen/${id}`))
    expect(delivery).toContain('"type": "invoice.issued"')
    expect(delivery).toContain(`"number": "${number}"`)
    expect(delivery).toMatch(/500 \d+ ms/)
    expect(delivery).toContain(String(receiver.received[0]?.headers['webhook-id']))
    const strangers = (await makeOwner()).headers
    expect((await ask(`${path}/zustellungen/${id}`, { headers: strangers })).status).toBe(404)
  })

  test('one is sent again by a press, under its id', async () => {
    const { press, issue, receiver } = await makeTold()
    await issue()
    await sendAll()
    const { id } = await db.selectFrom('event_deliveries').select('id').executeTakeFirstOrThrow()
    await Promise.all([1, 2].map(() => press(`zustellungen/${id}/wiederholung`)))
    await sendAll()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })

  test('a span of days is counted first, and sent again in its order', async () => {
    const { press, owner, path, issue, receiver } = await makeTold([410, 204])
    const numbers = [(await issue()).number, (await issue()).number, (await issue()).number]
    // Eleven at night in Germany is the next day there, not in UTC.
    const times = ['2026-01-09T22:59:59.999Z', '2026-01-09T23:00:00.000Z', '2026-01-10T22:59:59.999Z']
    for (const [index, created_at] of times.entries())
      await db
        .updateTable('events')
        .set({ created_at })
        .where('seq', '=', index + 1)
        .execute()
    await sendAll()
    expect(await states()).toEqual(['failed', 'dropped', 'dropped'])
    const counted = async (query: string) => textOf(await read(owner, `${path}/wiederholung${query}`))
    const day = '?von=2026-01-10&bis=2026-01-10'
    expect(await counted(day)).toContain('sind es 2 Ereignisse')
    expect(await counted(day)).toContain('Setzen Sie zuerst fort')
    await press('fortsetzung')
    expect(await counted('?von=2026-01-11&bis=2026-01-10')).toContain('Das Ende liegt vor dem Anfang')
    expect(await counted(day)).toContain('2 Ereignisse senden')
    await press('wiederholung', { von: '2026-01-10', bis: '2026-01-10', was: 'fehlend' })
    await sendAll()
    expect(await states()).toEqual(['failed', 'sent', 'sent'])
    expect(receiver.received.slice(1).map(({ body }) => JSON.parse(body).data.number)).toEqual(
      numbers.slice(1),
    )
    expect(await counted(day)).toContain('nichts nachzusenden')
    expect(await counted(`${day}&was=alles`)).toContain('sind es 2 Ereignisse')
  })
})

test('who does not run the firm sees nothing of it', async () => {
  const { owner, path } = await makeTold()
  await db
    .updateTable('memberships')
    .set({ role: 'invoicing' })
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  for (const page of [path, `${owner.path}/ereignisse`, `${owner.path}/ereignisse/neu`])
    expect((await ask(page, { headers: owner.headers })).status).toBe(403)
})

test('the task says what happened and leads to the address, but only whom it lets in', async () => {
  const { owner, path, press, issue } = await makeTold([410])
  await issue()
  await sendAll()
  const { id, detail } = await db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow()
  const task = async () => (await read(owner, `/buero/aufgaben/${id}`)).replace(/\s+/g, ' ')
  const page = await task()
  expect(textOf(page)).toContain('dass er nichts mehr will (410)')
  expect(textOf(page)).toContain(`Adresse ${detail}`)
  expect(page).toContain(`href="${path}"`)
  await db.updateTable('memberships').set({ role: 'invoicing' }).execute()
  const others = await task()
  expect(textOf(others)).toContain('nachsenden')
  expect(others).not.toContain(`href="${path}"`)
  await db.updateTable('memberships').set({ role: 'owner' }).execute()
  await press('entfernung')
  expect(textOf(await task())).toContain('Die Adresse ist entfernt')
})
