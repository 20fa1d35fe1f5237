import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectProblem, pointersOf } from '../support/answers'
import { countRows } from '../support/count-rows'
import { fromNewAddress, postEvent } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

// The rows "Webhook: session too?" and "Webhook errors" of the design's table.

const MOST_BYTES = 2 * 1024 * 1024
const TOO_LONG = Buffer.alloc(MOST_BYTES + 1, 'x')
const UNKNOWN_EVENT = '{"event":"nobody.knows"}'

let running: RunningFirms

beforeAll(async () => {
  running = await startWithFirms()
})
afterAll(() => running.stop())

type Headers = Record<string, string | undefined>

const post = (body: unknown, headers: Headers = {}) =>
  postEvent(running.server.baseUrl, body, { ...fromNewAddress(), ...headers })

describe('webhook: the order of the checks', () => {
  const wrongSecret: Headers = { 'X-Webhook-Secret': 'wrong' }
  const noSecret: Headers = { 'X-Webhook-Secret': undefined }
  const wrongType: Headers = { 'Content-Type': 'text/plain' }

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'method before secret: %s with a wrong secret is 405',
    async (method) => {
      const answer = await rawRequest(running.server.baseUrl, '/api/intern/webhook', {
        method,
        headers: { 'X-Webhook-Secret': 'wrong' },
      })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('POST')
      if (method !== 'HEAD') expectProblem(answer, 405)
    },
  )

  test.each<[string, Headers, unknown, number]>([
    ['secret before media type', { ...wrongSecret, ...wrongType }, '{}', 401],
    ['secret before size', wrongSecret, TOO_LONG, 401],
    ['secret before JSON', noSecret, '{', 401],
    ['secret before schema', noSecret, UNKNOWN_EVENT, 401],
    ['media type before size', wrongType, TOO_LONG, 415],
    ['media type before JSON', wrongType, '{', 415],
    ['media type before schema', wrongType, UNKNOWN_EVENT, 415],
    ['size before JSON', {}, TOO_LONG, 413],
    ['JSON before schema', {}, `${UNKNOWN_EVENT},`, 400],
    ['schema last', {}, UNKNOWN_EVENT, 422],
    ['secret before an empty guard', { ...wrongSecret, 'X-Dry-Run': '' }, '{}', 401],
    ['empty X-Dry-Run', { 'X-Dry-Run': '' }, UNKNOWN_EVENT, 400],
    ['empty webhook-id', { 'webhook-id': '' }, UNKNOWN_EVENT, 400],
    ['empty Idempotency-Key', { 'Idempotency-Key': '' }, UNKNOWN_EVENT, 400],
  ])('%s', async (_, headers, body, status) => {
    expectProblem(await post(body, headers), status)
  })
})

describe('webhook: session too?', () => {
  test('no: a session does not stand in for the secret', async () => {
    const answer = await post('{}', { 'X-Webhook-Secret': undefined, Cookie: 'zahltag_session=x' })
    expectProblem(answer, 401)
  })

  test('a stranger is told with problem+json and never sent to the sign-in page', async () => {
    const answer = await post('{}', { 'X-Webhook-Secret': undefined })
    expect(answer.headers.location).toBeUndefined()
    expect(answer.headers['www-authenticate']).toBeDefined()
  })
})

describe('webhook errors', () => {
  test('413 beyond 2 MiB, 200 at exactly 2 MiB', async () => {
    const body = JSON.stringify(event({ monat: '2026-01', mitarbeiter: [entry(1)] }))
    expect((await post(body.padEnd(MOST_BYTES, ' '))).status).toBe(200)
    expectProblem(await post(body.padEnd(MOST_BYTES + 1, ' ')), 413)
  })

  test('422 gives JSON pointers, at most 50, and never echoes a value', async () => {
    const marked = { id: 'not-an-id-Q7', stunden: 'Q7', ueberstunden: 'Q7' }
    const answer = await post(event({ monat: 'Q7', mitarbeiter: Array.from({ length: 40 }, () => marked) }))
    const pointers = pointersOf(expectProblem(answer, 422))
    expect(pointers).toHaveLength(50)
    expect(pointers).toContain('/daten/monat')
    expect(pointers).toContain('/daten/mitarbeiter/0/stunden')
    expect(answer.body).not.toContain('Q7')
  })

  test('429 with Retry-After after 30 wrong secrets in a minute, while the right one passes', async () => {
    const address = fromNewAddress()
    const wrong = { ...address, 'X-Webhook-Secret': 'wrong' }
    for (let count = 0; count < 30; count += 1) expect((await post('{}', wrong)).status).toBe(401)
    const answer = await post('{}', wrong)
    expectProblem(answer, 429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const { status } = await post(event({ monat: '2026-02', mitarbeiter: [entry(1)] }), address)
    expect(status).toBe(200)
  })

  test('an error leaves no row anywhere', async () => {
    const before = await countRows(running.db)
    for (const [body, headers] of [
      ['{', {}],
      [TOO_LONG, {}],
      [UNKNOWN_EVENT, {}],
      [event({ monat: '2026-01', mitarbeiter: [entry(1), { ...entry(2), stunden: 745 }] }), {}],
      ['{}', { 'X-Webhook-Secret': 'wrong' }],
    ] as [unknown, Headers][]) {
      expect((await post(body, headers)).status).toBeGreaterThanOrEqual(400)
    }
    expect(await countRows(running.db)).toEqual(before)
  })
})

function event(daten: unknown): unknown {
  return { event: 'zeiterfassung.export', mandant_id: running.firm.scope.tenantId, daten }
}

function entry(number: number) {
  return { id: `00000000-0000-4000-8000-00000000000${number}`, stunden: 160, ueberstunden: 0 }
}
