import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Scope } from '~/domain/kernel/scope'
import { ANNA, BERND, timeRecording } from '../factories/deliveries'
import { makeTenant } from '../factories/tenants'
import { db, house } from '../support/house'
import { actionOf } from '../support/routes'

const SECRET = process.env.WEBHOOK_SECRET ?? ''
const MOST_BYTES = 2 * 1024 * 1024

const action = actionOf('api/webhook')

let scope: Scope
let address = 0

beforeAll(async () => {
  scope = await makeTenant(house)
})

interface Post {
  body?: BodyInit
  headers?: Record<string, string | undefined>
}

/** Posts through the gate, as the server does; each test comes from an address of its own. */
async function post({ body = valid(), headers = {} }: Post = {}): Promise<Response> {
  const all = {
    'x-webhook-secret': SECRET,
    'content-type': 'application/json',
    'x-client-ip': `192.0.2.${address}`,
  }
  const sent = Object.entries({ ...all, ...headers }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  const request = new Request('http://localhost:3000/api/intern/webhook', {
    method: 'POST',
    headers: sent,
    body,
    duplex: 'half',
  } as RequestInit)
  return action({ request, params: {}, context: {} })
}

function valid(hours = 160): string {
  return JSON.stringify(timeRecording(scope.tenantId, '2026-02', { [ANNA]: [hours, 0], [BERND]: [80, 2] }))
}

async function expectProblem(response: Response, status: number): Promise<Record<string, unknown>> {
  const record = (await response.json()) as Record<string, unknown>
  expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({
    status,
    type: 'application/problem+json',
  })
  expect(record).toMatchObject({ type: expect.any(String), title: expect.any(String), status })
  return record
}

describe('a request that is in order', () => {
  test('answers exactly status, processed and timestamp', async () => {
    const started = Date.now()
    const response = await post()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const record = (await response.json()) as { timestamp: string }
    expect(record).toEqual({ status: 'received', processed: 2, timestamp: expect.any(String) })
    expect(record.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Date.parse(record.timestamp)).toBeGreaterThanOrEqual(started)
  })

  test.each<[string, Record<string, string>]>([
    ['a charset', { 'content-type': 'application/json; charset=utf-8' }],
    ['capitals', { 'content-type': 'Application/JSON;charset="UTF-8"' }],
    ['no compression, said aloud', { 'content-encoding': 'identity' }],
    ['the longest key', { 'webhook-id': 'x'.repeat(255) }],
  ])('may come with %s', async (_, headers) => {
    expect((await post({ headers })).status).toBe(200)
  })

  test('may begin with a byte order mark', async () => {
    expect((await post({ body: `\ufeff${valid()}` })).status).toBe(200)
  })

  test.each(['webhook-id', 'idempotency-key'])('is answered again the same under its %s', async (name) => {
    const headers = { [name]: `evt-${name}` }
    const first = await post({ headers })
    const again = await post({ headers })
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ status: 'received', processed: 2 })
    expect(first.status).toBe(200)
    const other = await expectProblem(await post({ headers, body: valid(161) }), 422)
    expect(other.detail).toContain('another body')
  })
})

describe('the order of the checks', () => {
  const tooLong = 'x'.repeat(MOST_BYTES + 1)
  const wrong = { 'x-webhook-secret': 'wrong' }
  const text = { 'content-type': 'text/plain' }

  test.each<[string, Post, number]>([
    ['everything wrong: the secret', { headers: { ...wrong, ...text }, body: tooLong }, 401],
    ['all but the secret: the media type', { headers: text, body: tooLong }, 415],
    ['too long and no JSON: the size', { body: tooLong }, 413],
    ['no JSON', { body: '{' }, 400],
    ['JSON that says nothing', { body: '{}' }, 422],
  ])('%s', async (_, sent, status) => {
    address += 1
    const response = await post(sent)
    await expectProblem(response, status)
  })
})

describe('the secret', () => {
  test.each<[string, string | undefined]>([
    ['missing', undefined],
    ['empty', ''],
    ['wrong', 'wrong'],
    ['cut short', SECRET.slice(0, -1)],
    ['too long', `${SECRET}x`],
    ['in capitals', SECRET.toUpperCase()],
  ])('%s: 401, and nothing is read', async (_, secret) => {
    address += 1
    const response = await post({ headers: { 'x-webhook-secret': secret } })
    expect(response.headers.get('www-authenticate')).not.toBeNull()
    await expectProblem(response, 401)
  })

  test('after thirty failures in a minute: 429 with a time to wait, and the right secret still passes', async () => {
    address += 1
    const failed = { headers: { 'x-webhook-secret': 'wrong' } }
    for (let count = 1; count <= 30; count += 1) expect((await post(failed)).status).toBe(401)
    const response = await post(failed)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    await expectProblem(response, 429)
    expect((await post()).status).toBe(200)
    address += 1
    expect((await post(failed)).status).toBe(401)
  })
})

describe('what is refused', () => {
  test.each<[string, Record<string, string | undefined>]>([
    ['another type', { 'content-type': 'text/json' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a type that only begins alike', { 'content-type': 'application/jsonx' }],
    ['another charset', { 'content-type': 'application/json; charset=latin1' }],
    ['a body compressed otherwise', { 'content-encoding': 'br' }],
    ['a body compressed twice', { 'content-encoding': 'gzip, gzip' }],
  ])('415: %s', async (_, headers) => {
    await expectProblem(await post({ headers }), 415)
  })

  test('413: a body longer than it says', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(0x20)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.byteLength
        controller.enqueue(chunk)
      },
    })
    await expectProblem(await post({ body: endless, headers: { 'content-length': '10' } }), 413)
    expect(sent).toBeLessThan(MOST_BYTES + 5 * chunk.byteLength)
  })

  test('200: a body compressed by another program, which counts as what it unpacks to', async () => {
    const gzip = (body: string) => new Uint8Array(execFileSync('gzip', ['-c'], { input: body }))
    const headers = { 'content-encoding': 'gzip' }
    expect((await post({ body: gzip(valid()), headers })).status).toBe(200)
    expect((await post({ body: gzip(valid().padEnd(MOST_BYTES, ' ')), headers })).status).toBe(200)
    await expectProblem(await post({ body: gzip(valid().padEnd(MOST_BYTES + 1, ' ')), headers }), 413)
    await expectProblem(await post({ body: gzip(' '.repeat(100 * MOST_BYTES)), headers }), 413)
    const broken = await expectProblem(await post({ body: gzip(valid()).subarray(0, 60), headers }), 400)
    expect(broken.detail).toContain('gzip')
    await expectProblem(await post({ body: valid(), headers }), 400)
  })

  test('200: a body of exactly two mebibytes', async () => {
    expect((await post({ body: valid().padEnd(MOST_BYTES, ' ') })).status).toBe(200)
  })

  test.each<[string, BodyInit, string]>([
    ['nothing', '', 'The body is not valid JSON.'],
    ['half an object', '{"event":', 'The body is not valid JSON.'],
    ['a stray comma', '{"a":1,}', 'The body is not valid JSON from character 7 on.'],
    ['900,000 brackets', '['.repeat(900_000), 'The body nests deeper than 100 levels.'],
    [
      'lists in lists that are closed again',
      `${'['.repeat(101)}${']'.repeat(101)}`,
      'The body nests deeper than 100 levels.',
    ],
    [
      'brackets in a text',
      `{"event":"${'['.repeat(200)}\\"${'{'.repeat(200)}"`,
      'The body is not valid JSON from character 413 on.',
    ],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'The body is not valid UTF-8.'],
  ])('400: %s', async (_, body, detail) => {
    expect(await expectProblem(await post({ body }), 400)).toMatchObject({ detail })
  })

  test.each<[string, string]>([
    ['an empty key', ''],
    ['a key with a space', 'a b'],
    ['a key with an umlaut', 'schlüssel'],
    ['a key of 256 characters', 'x'.repeat(256)],
  ])('400: %s', async (_, key) => {
    await expectProblem(await post({ headers: { 'webhook-id': key } }), 400)
  })

  test('422: points at what is wrong and never repeats it', async () => {
    const body = JSON.stringify(timeRecording(scope.tenantId, '2026-02', { [ANNA]: [98765, 0] }))
    const response = await post({ body })
    const copy = await response.clone().text()
    expect(await expectProblem(response, 422)).toMatchObject({
      errors: [
        {
          pointer: '/daten/mitarbeiter/0/stunden',
          detail: 'must be a number between 0 and 744 with at most 6 decimals',
        },
      ],
    })
    expect(copy).not.toContain('98765')
  })

  test('422: an unknown tenant', async () => {
    const body = JSON.stringify(timeRecording(BERND, '2026-02', { [ANNA]: [1, 0] }))
    expect(await expectProblem(await post({ body }), 422)).toMatchObject({
      errors: [{ pointer: '/mandant_id' }],
    })
  })

  test('422: an unknown event is told the known ones', async () => {
    const record = await expectProblem(await post({ body: valid().replace('zeiterfassung.', 'zeit.') }), 422)
    expect(JSON.stringify(record.errors)).toContain('lohnzettel.versandt')
  })
})

test('while another process writes: 503 with a time to wait, and nothing is lost or doubled', async () => {
  const { openWriter } = await import('~db/open')
  const other = openWriter(`${process.env.DATA_DIR}/zahltag.sqlite`)
  const before = await db.selectFrom('webhook_deliveries').select('id').execute()
  await other.transaction().execute(async () => {
    const response = await post()
    expect(response.headers.get('retry-after')).toBe('1')
    await expectProblem(response, 503)
  })
  await other.destroy()
  expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toEqual(before)
  expect((await post()).status).toBe(200)
})
