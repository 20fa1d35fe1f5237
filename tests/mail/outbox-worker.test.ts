import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Worker } from '~/channels/worker'
import { findProposal } from '~/domain/dunning/proposals.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import type { Scope } from '~/domain/kernel/scope'
import { changeSettings } from '~/domain/tenants/settings.server'
import { addDays } from '~/domain/values/calendar'
import { startOutbox } from '~/jobs/outbox.server'
import { log } from '~/log.server'
import { isMailWorking } from '~/mail/pulse'
import { makeCustomer } from '../factories/customers'
import { remind } from '../factories/dunning'
import { makeEmployee, makePayslip } from '../factories/employees'
import { makeInvoice } from '../factories/invoices'
import { tokenFor } from '../factories/links'
import { makeMail } from '../factories/mails'
import { officeOn } from '../factories/scopes'
import { makeTenant } from '../factories/tenants'
import { ask, post } from '../support/app'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { readMail } from '../support/mail'
import { startMailServer } from '../support/mail-server'
import { signedInAs } from '../support/session'
import { wordsOf } from '../support/unsealed'

const NOON = '2026-03-02T12:00:00.000Z'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

beforeEach(() => vi.setSystemTime(NOON))
afterEach(async () => {
  await db.deleteFrom('outbox').execute()
})

/** A firm whose employee has just been told of a payslip. */
async function makeMails(count = 1): Promise<Scope> {
  const scope = { ...(await makeTenant(house)), at: new Date().toISOString() }
  const employee = await makeEmployee(house, scope)
  for (let month = 1; month <= count; month++) {
    await makePayslip(house, scope, employee.id, `2025-${String(month).padStart(2, '0')}`)
  }
  return scope
}

async function startWorking(url: string): Promise<Worker> {
  const worker = startOutbox(url)
  onTestFinished(() => worker.stop())
  await worker.sendDue()
  return worker
}

let passed = 0
const elapsed = performance.now.bind(performance)

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
  passed += ms
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + passed)
}

const rows = () => db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
const row = async () => (await rows())[0]

describe('a mail is sent', () => {
  test('250: once, with a link that opens, and the outbox never has the link', async () => {
    const server = await startMailServer()
    await makeMails()
    const worker = await startWorking(server.url)
    later(DAY_MS)
    await worker.sendDue()
    expect(server.received).toHaveLength(1)
    const sent = await row()
    expect(sent).toMatchObject({ status: 'sent', sent_at: NOON, attempts: 1, claim_token: null })
    expect(sent?.last_answer).toMatch(/^250 /)
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'buero@foerde-glanz.example', to: ['joerg@petersen.example'] })
    const { headers, text, html } = readMail(mail?.source ?? '')
    expect(headers).toMatchObject({
      from: 'Förde Glanz GmbH <buero@foerde-glanz.example>',
      to: 'joerg@petersen.example',
      subject: 'Ihr Lohnzettel für Januar 2025',
      'message-id': `<${sent?.id}@foerde-glanz.example>`,
      'auto-submitted': 'auto-generated',
      'content-language': 'de',
    })
    const url = /http:\/\/localhost:3000(\/mitarbeiter-portal\/\S+)/.exec(text)
    expect((await ask(url?.[1] ?? '')).status).toBe(200)
    expect(html).toContain(`href="${url?.[0]}"`)
    // The beginning of every link's token: three of its letters once stood in what was sealed.
    expect(url?.[1]).toContain('/eyJhbGciOi')
    expect(JSON.stringify(await rows())).not.toContain('eyJhbGciOi')
    expect(sent && wordsOf(sent).body).toContain('{link}')
  })

  test('451, then 250: not before a minute has passed, and then once', async () => {
    const server = await startMailServer({ answers: [451] })
    await makeMails()
    const worker = await startWorking(server.url)
    expect(await row()).toMatchObject({ status: 'queued', next_attempt_at: '2026-03-02T12:01:00.000Z' })
    expect((await row())?.last_answer).toBe('451 4.2.1 <[…]> try again later')
    later(59_000)
    await worker.sendDue()
    expect(server.attempts()).toBe(1)
    later(1000)
    await worker.sendDue()
    expect(await row()).toMatchObject({ status: 'sent', attempts: 2 })
    expect(server.received).toHaveLength(1)
  })

  test('550: never again, and the address that the server quotes is not kept', async () => {
    const server = await startMailServer({ answers: [550] })
    await makeMails()
    const worker = await startWorking(server.url)
    later(5 * DAY_MS)
    await worker.sendDue()
    expect(server.attempts()).toBe(1)
    expect(await row()).toMatchObject({
      status: 'failed',
      last_answer: '550 5.1.1 <[…]> no such user here',
      sent_at: null,
    })
  })

  test('without being asked: at the bell, a moment after the change', async () => {
    const server = await startMailServer()
    await startWorking(server.url)
    await makeMails()
    await vi.waitFor(async () => expect((await row())?.status).toBe('sent'), 4000)
    expect(server.received).toHaveLength(1)
  })
})

describe('the connection is lost', () => {
  test.each(['cut at recipient', 'cut in the middle'] as const)(
    '%s: tried again, and it arrives once',
    async (answer) => {
      const server = await startMailServer({ answers: [answer] })
      await makeMails()
      const worker = await startWorking(server.url)
      expect(await row()).toMatchObject({ status: 'queued', attempts: 1 })
      expect((await row())?.last_answer).toMatch(/^network /)
      later(MINUTE_MS)
      await worker.sendDue()
      expect((await row())?.status).toBe('sent')
      expect(server.received).toHaveLength(1)
    },
  )

  test('instead of the 250: doubtful, and not sent again by itself', async () => {
    const server = await startMailServer({ answers: ['cut after the end'] })
    await makeMails()
    const worker = await startWorking(server.url)
    later(5 * DAY_MS)
    await worker.sendDue()
    expect((await row())?.status).toBe('doubtful')
    expect(server.received).toHaveLength(1)
  })

  test('the server is down for an hour: all arrive once, and the queue waits without wearing it out', async () => {
    const gone = await startMailServer()
    await gone.stop()
    await makeMails(3)
    const worker = await startWorking(gone.url)
    for (let minute = 0; minute < 60; minute++) {
      later(MINUTE_MS)
      await worker.sendDue()
    }
    expect((await rows()).map(({ status }) => status)).toEqual(Array(3).fill('queued'))
    const attempts = (await rows()).reduce((sum, mail) => sum + mail.attempts, 0)
    expect(attempts).toBeLessThan(25)
    const server = await startMailServer({ port: gone.port })
    for (let minute = 0; minute < 40; minute++) {
      later(MINUTE_MS)
      await worker.sendDue()
    }
    expect((await rows()).map(({ status }) => status)).toEqual(Array(3).fill('sent'))
    expect(server.received).toHaveLength(3)
  })

  test('for more than three days: it is said to have failed', async () => {
    const gone = await startMailServer()
    await gone.stop()
    await makeMails()
    const worker = await startWorking(gone.url)
    for (let hour = 0; hour < 71; hour++) {
      later(HOUR_MS)
      await worker.sendDue()
    }
    expect((await row())?.status).toBe('queued')
    for (let hour = 0; hour < 24; hour++) {
      later(HOUR_MS)
      await worker.sendDue()
    }
    expect(await row()).toMatchObject({ status: 'failed', last_answer: 'network ECONNREFUSED' })
  })
})

describe('a mail waits', () => {
  test('while the firm paused its mails, and leaves when they go on', async () => {
    const server = await startMailServer()
    const { tenantId } = await makeMails()
    const pause = (at: string | null) =>
      db.updateTable('tenants').set({ mail_paused_at: at }).where('id', '=', tenantId).execute()
    await pause(NOON)
    const worker = await startWorking(server.url)
    later(DAY_MS)
    await worker.sendDue()
    expect(await row()).toMatchObject({ status: 'queued', attempts: 0 })
    await pause(null)
    await worker.sendDue()
    expect((await row())?.status).toBe('sent')
  })

  test('where the server does not let us in: that is not the mail’s fault', async () => {
    const server = await startMailServer({ password: 'richtig' })
    const scope = await makeMails()
    const worker = await startWorking(server.url.replace('//', '//konto:falsch@'))
    expect(await row()).toMatchObject({ status: 'queued', attempts: 1 })
    expect((await row())?.last_answer).toMatch(/^535 /)
    const headers = await signedInAs(house, scope, 'payroll')
    const read = async (path: string) => textOf(await (await ask(path, { headers })).text())
    expect(await read('/buero')).toContain('Davon bisher vergeblich versucht: 1')
    expect(await read(`/buero/postausgang/${(await row())?.id}`)).toContain('535 ')
    await worker.stop()
    later(MINUTE_MS)
    await startWorking(server.url.replace('//', '//konto:richtig@'))
    expect((await row())?.status).toBe('sent')
  })

  test.each([
    ['without TLS', false],
    ['to somebody whose certificate nobody signed', true],
  ])('rather than cross a network %s', async (_, hasTls) => {
    const server = await startMailServer({ hasTls, password: 'richtig' })
    await makeMails()
    // Not the name of this machine itself, though it leads here.
    await startWorking(server.url.replace('127.0.0.1', '0.0.0.0').replace('//', '//konto:richtig@'))
    expect(await row()).toMatchObject({ status: 'queued', last_answer: 'no_tls' })
    expect([server.attempts(), server.signIns()]).toEqual([0, 0])
  })
})

test('a clock that was months ahead while the server was away holds no mail back', async () => {
  const server = await startMailServer()
  await server.stop()
  await makeMails()
  vi.setSystemTime('2026-05-02T12:00:00.000Z')
  const worker = await startWorking(server.url)
  expect(await row()).toMatchObject({
    status: 'queued',
    attempts: 1,
    next_attempt_at: '2026-05-02T12:01:00.000Z',
  })
  vi.setSystemTime(NOON)
  const back = await startMailServer({ port: server.port })
  const passedBefore = passed
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + passedBefore + 2 * MINUTE_MS)
  await worker.sendDue()
  expect(back.received).toHaveLength(1)
  expect(await row()).toMatchObject({ status: 'sent', attempts: 2 })
})

test('what a process before left behind is seen to as soon as the database can be written', async () => {
  const server = await startMailServer()
  await makeMails(2)
  const [first] = await rows()
  const claimed = { status: 'sending', claim_token: 'of a process that died', claimed_at: NOON } as const
  await db.updateTable('outbox').set(claimed).where('id', '=', String(first?.id)).execute()
  await sql`pragma query_only = on`.execute(db)
  onTestFinished(async () => void (await sql`pragma query_only = off`.execute(db)))
  const worker = await startWorking(server.url)
  expect(isMailWorking()).toBe(false)
  await sql`pragma query_only = off`.execute(db)
  await worker.sendDue()
  expect(isMailWorking()).toBe(true)
  expect((await rows()).map(({ status }) => status).sort()).toEqual(['doubtful', 'sent'])
  expect(server.received).toHaveLength(1)
})

test('the log says that a mail was sent once that is stored', async () => {
  const logged = vi.spyOn(log, 'info')
  const server = await startMailServer({
    beforeAnswer: async () => void (await sql`pragma query_only = on`.execute(db)),
  })
  onTestFinished(async () => void (await sql`pragma query_only = off`.execute(db)))
  await makeMails()
  const worker = await startWorking(server.url)
  const outcomes = () => logged.mock.calls.filter(([line]) => (line as { event?: string }).event === 'mail')
  expect(server.received).toHaveLength(1)
  expect(outcomes()).toEqual([])
  await sql`pragma query_only = off`.execute(db)
  await worker.sendDue()
  await worker.sendDue()
  expect(outcomes()).toHaveLength(1)
})

test.each([
  ['removed', null, 'recipient_removed'],
  ['replaced', 'neu@petersen.example', 'recipient_replaced'],
])('an address that was %s while its mails were tried again gets none of them', async (_, email, answer) => {
  const server = await startMailServer({ answers: [451, 451, 451] })
  const scope = { ...(await makeTenant(house)), at: NOON }
  const of = async (changes: object) => {
    const employee = await makeEmployee(house, scope, changes)
    await makePayslip(house, scope, employee.id, '2026-01')
    return employee.id
  }
  const gone = await of({ email: 'weg@petersen.example' })
  await of({ email: 'bleibt@petersen.example', last_name: 'Bleibt' })
  await changeSettings(house, scope, 'portal_code', { is_portal_code_demanded: 1, is_release_confirmed: 0 })
  const token = await tokenFor(house, scope, 'mitarbeiter-portal', gone)
  await post(`/mitarbeiter-portal/${token}/code-anforderung`, {})
  const worker = await startWorking(server.url)
  expect((await rows()).map(({ status }) => status)).toEqual(['queued', 'queued', 'queued'])
  await db.updateTable('employees').set({ email }).where('id', '=', gone).execute()
  later(MINUTE_MS)
  await worker.sendDue()
  expect(server.received.map(({ to }) => to)).toEqual([['bleibt@petersen.example']])
  const [kept, ...stopped] = (await rows()).sort((one, other) => (one.status > other.status ? -1 : 1))
  expect(kept).toMatchObject({ status: 'sent', recipient: 'bleibt@petersen.example' })
  expect(stopped.map(({ kind }) => kind).sort()).toEqual(['payslip_published', 'portal_code'])
  for (const mail of stopped) expect(mail).toMatchObject({ status: 'failed', last_answer: answer })
})

test.each<[string, string, Record<string, unknown> | null, string, number | undefined]>([
  [
    'its invoice was paid',
    '2026-05-04',
    { amountCents: 11_900, isForInvoice: true },
    'reason_settled',
    undefined,
  ],
  ['a credit came', '2026-05-04', { amountCents: 11_900, isForInvoice: false }, 'reason_settled', undefined],
  ['a part was paid', '2026-05-04', { amountCents: 5_000, isForInvoice: true }, 'reason_changed', 6_900],
  [
    'a smaller credit came',
    '2026-05-04',
    { amountCents: 5_000, isForInvoice: false },
    'reason_changed',
    6_900,
  ],
  ['its day has passed', '2026-05-25', null, 'reason_outdated', 11_900],
  ['nothing changed', '2026-05-05', null, '', undefined],
])('a reminder that waits is sent only while it asks for what is owed: %s', async (...of) => {
  const [, today, money, answer, proposedCents] = of
  vi.setSystemTime('2026-05-04T12:00:00Z')
  const server = await startMailServer()
  const { tenantId } = await makeTenant(house)
  const scope = officeOn(tenantId, '2026-05-04')
  const { id: customerId } = await makeCustomer(house, scope)
  const { id: invoiceId } = await makeInvoice(house, officeOn(tenantId, '2026-04-10'), customerId)
  await remind(house, scope, customerId)
  if (money)
    await receiveMoney(house, scope, {
      ...{ customerId, amountCents: Number(money.amountCents), paidOn: '2026-05-04', method: 'transfer' },
      claims: money.isForInvoice ? [{ invoiceId }] : [],
    })
  vi.setSystemTime(`${today}T12:00:00Z`)
  await startWorking(server.url)
  expect(server.received).toHaveLength(answer === '' ? 1 : 0)
  if (answer !== '') expect(await row()).toMatchObject({ status: 'failed', last_answer: answer })
  const next = await findProposal(house.reader, officeOn(tenantId, addDays(today, 1)), customerId)
  expect(next && [next.level, next.totalCents]).toEqual(proposedCents && [1, proposedCents])
})

test('a link that was revoked meanwhile is not sent', async () => {
  const server = await startMailServer()
  await makeMails()
  await db.updateTable('access_links').set({ revoked_at: NOON }).execute()
  await startWorking(server.url)
  expect(await row()).toMatchObject({ status: 'failed', last_answer: 'link_ended' })
  expect(server.attempts()).toBe(0)
})

test('two that send at once send each mail once', async () => {
  const server = await startMailServer()
  await makeMails(12)
  const workers = [startOutbox(server.url), startOutbox(server.url)]
  for (const worker of workers) onTestFinished(() => worker.stop())
  await Promise.all(workers.map((worker) => worker.sendDue()))
  expect((await rows()).map(({ status }) => status)).toEqual(Array(12).fill('sent'))
  const ids = server.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
  expect(new Set(ids).size).toBe(12)
  expect(ids).toHaveLength(12)
})

test('200 mails go out once each, whoever sends them', async () => {
  const server = await startMailServer()
  const scope = await makeMails(0)
  for (let count = 0; count < 200; count++)
    await makeMail(house, scope, { recipient: `kunde${count}@hafen.example` })
  const workers = Array.from({ length: 8 }, () => startOutbox(server.url))
  for (const worker of workers) onTestFinished(() => worker.stop())
  await Promise.all(workers.map((worker) => worker.sendDue()))
  const counted = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['status', 'attempts', fn.countAll<number>().as('count')])
    .groupBy(['status', 'attempts'])
    .execute()
  expect(counted).toEqual([{ status: 'sent', attempts: 1, count: 200 }])
  expect(server.received).toHaveLength(200)
  expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(200)
}, 120_000)
