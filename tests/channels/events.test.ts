import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Worker } from '~/channels/worker'
import {
  addEndpoint,
  changeSecret,
  EndpointConflict,
  endEndpoint,
  pauseEndpoint,
  resumeEndpoint,
} from '~/domain/events/endpoints.server'
import type { Scope } from '~/domain/kernel/scope'
import { startEvents } from '~/jobs/events.server'
import { makeCustomer } from '../factories/customers'
import { makeInvoice } from '../factories/invoices'
import { officeOn } from '../factories/scopes'
import { makeTenant } from '../factories/tenants'
import { startReceiver } from '../support/event-receiver'
import { db, house } from '../support/house'

const NOON = '2026-03-02T12:00:00.000Z'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() => vi.setSystemTime(NOON))
afterEach(async () => {
  for (const table of ['tasks', 'event_attempts', 'event_deliveries', 'events', 'event_endpoints'] as const)
    await db.deleteFrom(table).execute()
})

/** A firm with an endpoint, and what issues one more invoice. */
async function makeFirm(url: string) {
  const scope: Scope = { ...officeOn((await makeTenant(house)).tenantId), at: NOON }
  const added = await addEndpoint(house, scope, { url, types: ['invoice.issued'], formKey: 'first' })
  const { id: customerId } = await makeCustomer(house, scope)
  const issue = (ofCustomer = customerId) =>
    makeInvoice(house, { ...scope, at: new Date().toISOString() }, ofCustomer)
  return { scope, customerId, issue, endpointId: added?.id ?? '', secret: added?.secret ?? '' }
}

async function startWorking(): Promise<Worker> {
  const worker = startEvents(true)
  onTestFinished(() => worker.stop())
  await worker.sendDue()
  return worker
}

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

const deliveries = () => db.selectFrom('event_deliveries').selectAll().orderBy('seq').execute()
const states = async () => (await deliveries()).map(({ status }) => status)
const tasks = () => db.selectFrom('tasks').select(['kind', 'detail', 'subject_id']).execute()

test('an invoice that is issued is told of once, signed as the reference library checks it', async () => {
  const receiver = await startReceiver()
  const { customerId, issue, secret } = await makeFirm(receiver.url)
  const invoice = await issue()
  const worker = await startWorking()
  await worker.sendDue()
  expect(receiver.received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'invoice.issued',
    timestamp: NOON,
    data: {
      invoice_id: invoice.id,
      number: invoice.number,
      kind: 'invoice',
      customer_id: customerId,
      total: '119.00',
      currency: 'EUR',
      due_on: '2026-03-16',
    },
  })
  expect(() => new Webhook('whsec_AAAA').verify(body, headers as Record<string, string>)).toThrow()
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(await deliveries()).toMatchObject([
    { status: 'sent', attempts: 1, last_answer: '204', sent_at: NOON },
  ])
})

test('no endpoint, no event', async () => {
  const scope = officeOn((await makeTenant(house)).tenantId)
  await makeInvoice(house, scope, (await makeCustomer(house, scope)).id)
  expect(await db.selectFrom('events').select('id').execute()).toEqual([])
})

test('at the bell, a moment after the commit', async () => {
  const receiver = await startReceiver()
  const { issue } = await makeFirm(receiver.url)
  await startWorking()
  await issue()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 4000)
})

test('while the secret is being changed, both sign, and after a week the new one alone', async () => {
  const receiver = await startReceiver()
  const { scope, endpointId, issue, secret } = await makeFirm(receiver.url)
  const next = (await changeSecret(house, scope, endpointId, '')) ?? ''
  await issue()
  const worker = await startWorking()
  const verify = (key: string, at: number) =>
    new Webhook(key).verify(
      receiver.received[at]?.body ?? '',
      receiver.received[at]?.headers as Record<string, string>,
    )
  for (const key of [secret, next]) expect(verify(key, 0)).toMatchObject({ type: 'invoice.issued' })
  later(7 * 24 * HOUR_MS)
  await issue()
  await worker.sendDue()
  expect(verify(next, 1)).toMatchObject({ type: 'invoice.issued' })
  expect(() => verify(secret, 1)).toThrow()
})

test('a receiver that fails gets the same event again, under the same id, after growing pauses', async () => {
  const receiver = await startReceiver([500, 'cut', 204])
  const { issue } = await makeFirm(receiver.url)
  await issue()
  const worker = await startWorking()
  expect(await deliveries()).toMatchObject([
    { status: 'queued', next_attempt_at: '2026-03-02T12:01:00.000Z' },
  ])
  later(MINUTE_MS - 1)
  await worker.sendDue()
  expect(receiver.received).toHaveLength(1)
  later(1)
  await worker.sendDue()
  expect(await deliveries()).toMatchObject([
    { status: 'queued', next_attempt_at: '2026-03-02T12:03:00.000Z' },
  ])
  later(2 * MINUTE_MS)
  await worker.sendDue()
  expect(await states()).toEqual(['sent'])
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(receiver.received).toHaveLength(3)
  const attempts = await db.selectFrom('event_attempts').select(['at', 'answer']).orderBy('at').execute()
  expect(attempts).toEqual([
    { at: NOON, answer: '500' },
    { at: '2026-03-02T12:01:00.000Z', answer: 'network ECONNRESET' },
    { at: '2026-03-02T12:03:00.000Z', answer: '204' },
  ])
})

test('429 says when to come again, and nothing else goes there before', async () => {
  const receiver = await startReceiver([
    (response) => response.writeHead(429, { 'retry-after': '600' }).end(),
    204,
  ])
  const { scope, issue } = await makeFirm(receiver.url)
  await issue()
  await issue((await makeCustomer(house, scope, { number: 'K-2' })).id)
  const worker = await startWorking()
  later(10 * MINUTE_MS - 1)
  await worker.sendDue()
  expect([await states(), receiver.received.length]).toEqual([['queued', 'queued'], 1])
  later(1)
  await worker.sendDue()
  expect(await states()).toEqual(['sent', 'sent'])
})

test('410 ends the endpoint and what waits for it, and the office is told', async () => {
  const receiver = await startReceiver([410])
  const { endpointId, issue } = await makeFirm(receiver.url)
  await issue()
  await issue()
  const worker = await startWorking()
  await issue()
  later(HOUR_MS)
  await worker.sendDue()
  expect([receiver.received.length, await states()]).toEqual([1, ['failed', 'dropped']])
  expect(await db.selectFrom('event_endpoints').select(['status', 'ended_reason']).execute()).toEqual([
    { status: 'ended', ended_reason: 'gone' },
  ])
  const detail = new URL(receiver.url).host
  expect(await tasks()).toEqual([{ kind: 'event_endpoint', detail, subject_id: endpointId }])
})

test('after three days without success a delivery fails, with what waited as long, and the office has one task', async () => {
  const receiver = await startReceiver([503])
  const { issue } = await makeFirm(receiver.url)
  await issue()
  await issue()
  const worker = await startWorking()
  for (let hour = 0; hour < 70; hour++) {
    later(HOUR_MS)
    await worker.sendDue()
  }
  expect(await states()).toEqual(['queued', 'queued'])
  await issue()
  for (let hour = 0; hour < 8; hour++) {
    later(HOUR_MS)
    await worker.sendDue()
  }
  expect(await states()).toEqual(['failed', 'failed', 'queued'])
  expect(await tasks()).toHaveLength(1)
})

test('events of one customer arrive in their order, others need not wait for them', async () => {
  const receiver = await startReceiver([500, 204])
  const { scope, issue } = await makeFirm(receiver.url)
  const { id: other } = await makeCustomer(house, scope, { number: 'K-2' })
  const issued = [await issue(), await issue(), await issue(other)]
  const worker = await startWorking()
  later(MINUTE_MS)
  // The first waits for its second attempt a little longer.
  await db
    .updateTable('event_deliveries')
    .set({ next_attempt_at: '2026-03-02T12:02:00.000Z' })
    .where('seq', '=', 1)
    .execute()
  await worker.sendDue()
  later(MINUTE_MS)
  await worker.sendDue()
  const told = receiver.received.map(({ body }) => JSON.parse(body).data.invoice_id)
  const [first, second, third] = issued.map(({ id }) => id)
  expect(told).toEqual([first, third, first, second])
})

test('a receiver that is slow to answer keeps nobody else waiting, and gets one event at a time', async () => {
  let answer = () => {}
  const slow = await startReceiver([(response) => (answer = () => response.writeHead(204).end()), 204])
  const quick = await startReceiver()
  const first = await makeFirm(slow.url)
  for (let count = 0; count < 3; count++)
    await first.issue((await makeCustomer(house, first.scope, { number: `K-${count}` })).id)
  const second = await makeFirm(quick.url)
  await second.issue()
  const worker = startEvents(true)
  onTestFinished(() => worker.stop())
  await vi.waitFor(() => expect(quick.received).toHaveLength(1), 4000)
  await second.issue()
  void worker.sendDue()
  await vi.waitFor(() => expect(quick.received).toHaveLength(2), 4000)
  expect(slow.received).toHaveLength(1)
  answer()
  await worker.sendDue()
  expect([await states(), slow.received.length]).toEqual([['sent', 'sent', 'sent', 'sent', 'sent'], 3])
})

test('what a killed process was sending is sent again', async () => {
  const receiver = await startReceiver()
  const { issue } = await makeFirm(receiver.url)
  await issue()
  const claimed = { status: 'sending', claim_token: 'of a process that died', claimed_at: NOON } as const
  await db.updateTable('event_deliveries').set(claimed).execute()
  await startWorking()
  expect([await states(), receiver.received.length]).toEqual([['sent'], 1])
})

test('events wait while an endpoint is paused, and get three days from when it goes on', async () => {
  const receiver = await startReceiver([503, 204])
  const { scope, endpointId, issue } = await makeFirm(receiver.url)
  await pauseEndpoint(house, scope, endpointId)
  await issue()
  const worker = await startWorking()
  later(4 * 24 * HOUR_MS)
  await worker.sendDue()
  expect([await states(), receiver.received.length]).toEqual([['queued'], 0])
  await resumeEndpoint(house, { ...scope, at: new Date().toISOString() }, endpointId)
  await worker.sendDue()
  expect(await states()).toEqual(['queued'])
  later(MINUTE_MS)
  await worker.sendDue()
  expect(await states()).toEqual(['sent'])
})

test('an endpoint that rests is tried at once when the office says so', async () => {
  const receiver = await startReceiver([
    (response) => response.writeHead(503, { 'retry-after': '7200' }).end(),
    204,
  ])
  const { scope, endpointId, issue } = await makeFirm(receiver.url)
  await issue()
  const worker = await startWorking()
  await worker.sendDue()
  expect(receiver.received).toHaveLength(1)
  await resumeEndpoint(house, scope, endpointId)
  await worker.sendDue()
  expect([await states(), receiver.received.length]).toEqual([['sent'], 2])
})

test('an endpoint that the office ended gets nothing more, and its secret is not changed', async () => {
  const receiver = await startReceiver()
  const { scope, endpointId, issue } = await makeFirm(receiver.url)
  await issue()
  await endEndpoint(house, scope, endpointId)
  await issue()
  await startWorking()
  expect([await states(), receiver.received.length]).toEqual([['dropped'], 0])
  await expect(changeSecret(house, scope, endpointId, '')).rejects.toThrow(EndpointConflict)
})

test.each([503, 410])(
  'what an endpoint answers with %s while the office ends it waits no longer',
  async (status) => {
    let ended: Promise<void> | undefined
    const receiver = await startReceiver([
      (response) => {
        ended = endEndpoint(house, scope, endpointId)
        ended.then(() => response.writeHead(status).end())
      },
    ])
    const { scope, endpointId, issue } = await makeFirm(receiver.url)
    await issue()
    await startWorking()
    await ended
    expect([await states(), await tasks()]).toEqual([['dropped'], []])
    expect(await db.selectFrom('event_endpoints').select('ended_reason').execute()).toEqual([
      { ended_reason: 'office' },
    ])
  },
)

test('a firm has ten endpoints at most, and a form that is sent twice adds one', async () => {
  const { scope } = await makeFirm('https://shop.example/')
  const add = (formKey: string) =>
    addEndpoint(house, scope, { url: 'https://shop.example/', types: ['invoice.paid'], formKey })
  expect(await add('first')).toBeUndefined()
  for (let count = 2; count <= 10; count++) await add(`form ${count}`)
  await expect(add('one more')).rejects.toThrow(EndpointConflict)
})
