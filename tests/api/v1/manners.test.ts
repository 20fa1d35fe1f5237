import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../support/app'
import { rawRequest } from '../../support/raw-request'
import { type RunningFirms, startWithFirms } from '../../support/running-firm'
import { makeCaller } from './caller'

const NOBODY = JSON.stringify({
  kind: 'business',
  name: 'Kruse',
  street: 'Kai 1',
  postal_code: '24103',
  city: 'Kiel',
})

async function codeOf(answer: Response) {
  const record = (await answer.json()) as { code?: string; type?: string }
  expect(record.type).toBe(`/api/docs/errors/${record.code}`)
  return [answer.status, record.code]
}

describe('a body that is no plain JSON is told what is wrong with it', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
  test.each<[string, Record<string, string>, Uint8Array<ArrayBuffer>, number, string]>([
    ['another type', { 'Content-Type': 'text/plain' }, bytes(NOBODY), 415, 'media_type_wrong'],
    [
      'another charset',
      { 'Content-Type': 'application/json; charset=latin1' },
      bytes(NOBODY),
      415,
      'charset_wrong',
    ],
    ['gzip', { 'Content-Encoding': 'gzip' }, new Uint8Array(gzipSync(NOBODY)), 415, 'encoding_wrong'],
    ['a byte order mark', {}, bytes([0xef, 0xbb, 0xbf], NOBODY), 400, 'byte_order_mark'],
    ['no UTF-8', {}, bytes('{"name":"', [0xff], '"}'), 400, 'json_wrong'],
    ['a name twice', {}, bytes('{"city":"Kiel","notes":"a:\\":","city":"Plön"}'), 400, 'json_wrong'],
    ['a name that means the same', {}, bytes('{"city":"Kiel","c\\u0069ty":"Plön"}'), 400, 'json_wrong'],
    ['half of it', {}, bytes(NOBODY.slice(0, 20)), 400, 'json_wrong'],
    ['a list', {}, bytes('[]'), 422, 'invalid'],
    ['nothing', {}, bytes(''), 422, 'invalid'],
  ])('%s', async (_, headers, body, status, code) => {
    const { key } = await makeCaller(['customers:write'])
    const answer = await ask('/api/v1/customers', {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      body,
    })
    expect(await codeOf(answer)).toEqual([status, code])
  })
})

test('of a field that is not there it is said that it is missing, and of one that is wrong what it must be', async () => {
  const { key } = await makeCaller(['customers:write'])
  const answer = await ask('/api/v1/customers', {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Kruse', kind: 'person', street: null, postal_code: '24103' }),
  })
  const { errors } = (await answer.json()) as { errors: { pointer: string; detail: string }[] }
  expect(Object.fromEntries(errors.map(({ pointer, detail }) => [pointer, detail]))).toEqual({
    '/kind': 'must be one of business, consumer',
    '/street': 'must be text',
    '/city': 'is missing; it must be text',
  })
})

test('each answer says what is left of the limit, also a refusal, and beyond it when to come back', async () => {
  const caller = await makeCaller(['customers:read'])
  const left = (answer: Response) =>
    Number(/^"calls";r=(\d+);t=\d+$/.exec(answer.headers.get('ratelimit') ?? '')?.[1])
  const first = await caller.get('customers')
  expect([first.headers.get('ratelimit-policy'), left(first)]).toEqual(['"calls";q=600;w=60', 599])
  expect(left(await caller.get(`customers/${randomUUID()}`))).toBe(598)
  expect(left(await caller.get('invoices'))).toBe(597)
  for (let number = 0; number < 597; number += 1) await caller.get('invoices')
  const beyond = await caller.get('customers')
  expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(left(beyond)).toBe(0)
  expect(await codeOf(beyond)).toEqual([429, 'too_many_calls'])
})

describe('over the wire', () => {
  let running: RunningFirms
  beforeAll(async () => {
    running = await startWithFirms()
  })
  afterAll(() => running.stop())

  const call = (path: string, method: string, headers: Record<string, string> = {}) =>
    rawRequest(running.server.baseUrl, path, {
      method,
      headers: { Authorization: `Bearer ${running.firm.key}`, ...headers },
    })

  test('HEAD is GET without its body, OPTIONS names the methods, and another method is a problem', async () => {
    const head = await call('/api/v1/customers', 'HEAD')
    expect([head.status, head.bytes.length, head.headers['content-type']]).toEqual([
      200,
      0,
      'application/json; charset=utf-8',
    ])
    const options = await call(`/api/v1/customers/${running.firm.subjects.customerId}`, 'OPTIONS')
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, PATCH, OPTIONS'])
    expect(options.headers['access-control-allow-origin']).toBeUndefined()
    const other = await call('/api/v1/customers', 'DELETE')
    expect([other.status, JSON.parse(other.body).code]).toEqual([405, 'method_not_allowed'])
  })

  test('an empty header that would protect a call refuses it', async () => {
    for (const header of ['Idempotency-Key', 'If-Match']) {
      const answer = await call('/api/v1/customers', 'POST', { [header]: '' })
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'guard_empty'])
    }
  })

  test('an unknown address is a problem, and so is a page of another site that asks', async () => {
    expect((await call('/api/v1/customers.data', 'GET')).status).toBe(404)
    const unknown = await call('/api/v1/payslips', 'GET')
    expect([unknown.status, JSON.parse(unknown.body)]).toEqual([
      404,
      { type: '/api/docs/errors/not_found', title: 'Not found', status: 404, code: 'not_found' },
    ])
    for (const method of ['POST', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await call('/api/v1/payslips', method)
      expect([method, answer.status, JSON.parse(answer.body).code]).toEqual([method, 404, 'not_found'])
    }
    const other = await call('/api/v1/customers', 'POST', { 'Sec-Fetch-Site': 'cross-site' })
    expect([other.status, JSON.parse(other.body).code]).toEqual([403, 'cross_site'])
  })
})
