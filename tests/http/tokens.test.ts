import { CompactSign } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LinkPurpose } from '~db/schema'
import { fromNewAddress } from '../support/knock'
import { type RawAnswer, rawRequest } from '../support/raw-request'
import { fill, headersFor, routeCases } from '../support/route-cases'
import { type RunningFirms, startWithFirms } from '../support/running-firm'
import { startServer } from '../support/server'

// What a stranger with a token that opens nothing can learn: nothing, and not for long.

const TRIES = 300
/** The address that used all of its tries in the first of the tests below. */
const WORN_OUT = '203.0.113.7'
const UNKNOWN_ID = Buffer.alloc(16, 1).toString('base64url')
const FIRST_FORM = { typ: 'link+jwt' }
const LATER = 4_000_000_000

let running: RunningFirms

beforeAll(async () => {
  running = await startWithFirms()
})
afterAll(() => running.stop())

describe('one identical 404', () => {
  const guarded = routeCases.flatMap((route) => {
    const { purpose, path } = route
    return purpose ? route.row.methods.map((method) => ({ path, method, route, purpose })) : []
  })

  test.each(guarded)(
    '$method $path: forged, malformed, unknown and wrong purpose',
    async ({ route, method, purpose }) => {
      const answers: [string, RawAnswer][] = []
      for (const [name, token] of Object.entries(await strangers(purpose))) {
        const { firm, server } = running
        const answer = await rawRequest(server.baseUrl, fill(route.path, token, firm.subjects, firm.month), {
          method,
          headers: { ...headersFor(route, method), ...fromNewAddress() },
          ...(method === 'POST' ? { body: route.post(firm).good } : {}),
        })
        answers.push([name, answer])
      }
      const [first] = answers
      expect(first?.[1].status).toBe(404)
      for (const [name, answer] of answers) expect(comparable(answer), name).toEqual(comparable(first?.[1]))
    },
  )

  test('while a token of 0.2.0 still opens its link', async () => {
    const { server, firm, db } = running
    const jti = jtiOf(firm.subjects.tokens.rechnung)
    const expires = '2030-01-01T00:00:00.000Z'
    await db.updateTable('access_links').set({ expires_at: expires }).where('id', '=', jti).execute()
    const old = { aud: 'rechnung', jti, exp: Date.parse(expires) / 1000 }
    const token = await sign('rechnung', FIRST_FORM, old)
    expect((await rawRequest(server.baseUrl, `/rechnung/${token}`)).status).toBe(200)
  })

  test('the answer names neither firm nor reason', async () => {
    const answer = await rawRequest(running.server.baseUrl, '/rechnung/forged', { headers: fromNewAddress() })
    expect(answer.body).not.toMatch(/zwiebelfisch|lachmoewe|abgelaufen|expired|signat/i)
  })
})

describe('after 300 failures in ten minutes', () => {
  test('429 with Retry-After, while a genuine link from the same address still passes', async () => {
    const address = { 'X-Forwarded-For': WORN_OUT }
    await fail(address, TRIES)
    const refused = await open('forged', address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const purpose of ['rechnung', 'portal', 'mitarbeiter-portal'] as const) {
      const { server, firm } = running
      const path = `/${purpose}/${firm.subjects.tokens[purpose]}`
      expect((await rawRequest(server.baseUrl, path, { headers: address })).status).toBe(200)
    }
    expect((await open('forged', { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(404)
  })

  test('an IPv6 customer has one count for the whole /64, and a neighbour another', async () => {
    for (let index = 0; index < TRIES / 50; index += 1)
      await fail({ 'X-Forwarded-For': `2001:db8:0:1::${index.toString(16)}` }, 50)
    expect((await open('forged', { 'X-Forwarded-For': '2001:db8:0:1:ffff:ffff:ffff:ffff' })).status).toBe(429)
    expect((await open('forged', { 'X-Forwarded-For': '2001:0db8::1:0:0:0:9' })).status).toBe(429)
    expect((await open('forged', { 'X-Forwarded-For': '2001:db8:0:2::1' })).status).toBe(404)
  })

  test('an address that a stranger claims beyond the trusted proxy does not count', async () => {
    for (const claimed of ['198.18.0.1', '198.18.0.2']) {
      const headers = { 'X-Forwarded-For': `${claimed}, ${WORN_OUT}`, 'X-Client-Ip': '198.18.1.1' }
      expect((await open('forged', headers)).status).toBe(429)
      expect((await open('forged', { 'X-Forwarded-For': claimed })).status).toBe(404)
    }
  })

  test('only failures count', async () => {
    const address = { 'X-Forwarded-For': '203.0.113.10' }
    const { rechnung } = running.firm.subjects.tokens
    for (let index = 0; index < TRIES + 5; index += 1) await open(`${rechnung}/pdf`, address, 'HEAD')
    expect((await open('forged', address)).status).toBe(404)
  })
})

describe('changing keys on the running product', () => {
  test('with k2 in front, links that k1 signed live on, and k1 cannot go before them', async () => {
    const k2 = 'k2:another-0123456789abcdefghijklmnopqrstuvwxyz'
    const data = running.server.dataDir
    await running.server.stop()
    const changed = await startServer({ DATA_DIR: data, LINK_KEYS: `${k2},${process.env.LINK_KEYS}` })
    const path = `/rechnung/${running.firm.subjects.tokens.rechnung}`
    expect((await rawRequest(changed.baseUrl, path)).status).toBe(200)
    await changed.stop()
    await expect(startServer({ DATA_DIR: data, LINK_KEYS: k2 })).rejects.toThrow('k1')
  })
})

function open(token: string, headers: Record<string, string>, method = 'GET'): Promise<RawAnswer> {
  return rawRequest(running.server.baseUrl, `/rechnung/${token}`, { headers, method })
}

async function fail(headers: Record<string, string>, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) expect((await open('forged', headers)).status).toBe(404)
}

/** Tokens that open nothing, each for another reason. */
async function strangers(purpose: LinkPurpose): Promise<Record<string, string>> {
  const { subjects } = running.firm
  const genuine = subjects.tokens[purpose]
  const other = purpose === 'portal' ? 'rechnung' : 'portal'
  const [header, payload, signature] = genuine.split('.')
  return {
    malformed: 'x',
    'forged signature': `${header}.${payload}.${Buffer.alloc(32, 9).toString('base64url')}`,
    'forged payload': `${header}.${Buffer.from('{}').toString('base64url')}.${signature}`,
    'cut short': genuine.slice(0, -1),
    'too long': 'x'.repeat(600),
    'wrong purpose': subjects.tokens[other],
    'genuine but of no link': await sign(purpose, {}, { jti: UNKNOWN_ID }),
    'of 0.2.0, but of no link': await sign(purpose, FIRST_FORM, {
      aud: purpose,
      jti: UNKNOWN_ID,
      exp: LATER,
    }),
    'of 0.2.0 with another expiry': await sign(purpose, FIRST_FORM, {
      aud: purpose,
      jti: jtiOf(genuine),
      exp: LATER,
    }),
    'with a NUL': 'x%01y',
  }
}

/** Signs with the server's own key, as no outsider could. */
function sign(purpose: LinkPurpose, header: object, payload: object): Promise<string> {
  const { keyring } = running.house
  const key = keyring.keyFor(keyring.currentKeyId, purpose)
  if (!key) throw new Error('no key')
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'HS256', kid: keyring.currentKeyId, ...header })
    .sign(key)
}

function jtiOf(token: string): string {
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }).jti
}

/** All of an answer but what differs from request to request. */
function comparable(answer: RawAnswer | undefined) {
  const { 'x-request-id': _, date: __, ...headers } = answer?.headers ?? {}
  return { status: answer?.status, headers, body: answer?.body }
}
