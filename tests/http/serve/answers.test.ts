import { once } from 'node:events'
import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { data, redirect, type ServerBuild } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteError } from '@remix-run/react'
import express, { type ErrorRequestHandler } from 'express'
import { createElement } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wholeResponse } from '~/http/serve/answer.server'
import { routeFinder } from '~/http/serve/find-route.server'
import { routeServer } from '~/http/serve/serve-route.server'
import remixConfig from '../../../remix.config.js'
import { rawRequest } from '../../support/raw-request'
import { entryModule, type Served, toyBuild } from './toy-build'

// Routes that do what ours might do, served over a socket as the product serves its own.

const COOKIES = ['a=1; Expires=Sun, 22 Nov 2026 00:00:00 GMT', 'b=2']
/** More than a socket takes at once. */
const BIG = 16 * 1024 * 1024
const surprises: unknown[] = []
/** Texts by name, with their bytes in UTF-8 as written by hand. */
const TEXTS: Record<string, [text: string, bytes: Buffer]> = {
  nothing: ['', Buffer.alloc(0)],
  umlaut: ['ä', Buffer.from('c3a4', 'hex')],
  euro: ['1 €', Buffer.from('3120e282ac', 'hex')],
  emoji: ['👍', Buffer.from('f09f918d', 'hex')],
  half: ['a\ud83d', Buffer.from('61efbfbd', 'hex')],
  'long in three bytes': ['€'.repeat(128 * 1024), Buffer.alloc(3 * 128 * 1024, 'e282ac', 'hex')],
  'longer in three bytes': ['€'.repeat(128 * 1024 + 1), Buffer.alloc(3 * (128 * 1024 + 1), 'e282ac', 'hex')],
  'long in two bytes': ['ä'.repeat(128 * 1024), Buffer.alloc(2 * 128 * 1024, 'c3a4', 'hex')],
  'long in one': ['x'.repeat(500_000), Buffer.alloc(500_000, 'x')],
}
let isWaiting = false
let isGone = false

const routes: Served[] = [
  {
    path: 'page/:name',
    loader: ({ params }) => data(params, { headers: { 'X-Own': 'yes' } }),
    page: Hello,
  },
  { path: 'broken', page: () => fail() },
  { path: 'surprised', loader: fail, page: () => null },
  {
    path: 'gone',
    loader() {
      throw data(null, { status: 410, headers: { 'Retry-After': '3', 'Set-Cookie': 'c=3' } })
    },
    page: () => null,
  },
  {
    path: 'leads',
    loader() {
      throw redirect('/page/a', {
        status: 303,
        headers: COOKIES.map((one): [string, string] => ['Set-Cookie', one]),
      })
    },
    page: () => null,
  },
  {
    path: 'form',
    action: async ({ request }) => data({ name: (await request.formData()).get('name') }, { status: 422 }),
    page: () => 'form',
  },
  {
    path: 'text/:name',
    loader: ({ params }) => wholeResponse(TEXTS[params.name ?? '']?.[0] ?? '', {}),
  },
  {
    path: 'file',
    loader: () => wholeResponse(new Uint8Array(3000).fill(65), { headers: { 'Content-Type': 'text/plain' } }),
  },
  {
    path: 'big',
    loader: () => wholeResponse(new Uint8Array(BIG), { headers: { 'Content-Type': 'application/pdf' } }),
  },
  {
    path: 'stream',
    loader: () => new Response(new Blob([new Uint8Array(BIG)]).stream()),
  },
  { path: 'unchanged', loader: () => new Response(null, { status: 304, headers: { ETag: '"x"' } }) },
  {
    path: 'refused',
    loader() {
      throw new Response('no', {
        status: 403,
        headers: COOKIES.map((one): [string, string] => ['Set-Cookie', one]),
      })
    },
  },
  {
    path: 'missing',
    loader() {
      throw data(null, { status: 404, headers: { 'X-Own': 'yes' } })
    },
  },
  { path: 'failing', loader: fail },
  {
    path: 'length',
    action: async ({ request }) => new Response(String((await request.arrayBuffer()).byteLength)),
  },
  {
    path: 'waits',
    async loader({ request }) {
      isWaiting = true
      await once(request.signal, 'abort')
      isGone = true
      return new Response('late')
    },
  },
  { path: '*', loader: fail, page: () => null },
]

const build: ServerBuild = toyBuild(
  routes,
  {
    page: () => createElement('html', null, createElement('body', null, createElement(Outlet))),
    boundary: ErrorText,
  },
  entryModule((error) => surprises.push(error)),
  remixConfig.future as ServerBuild['future'],
)

let server: Server
let baseUrl: string

beforeAll(async () => {
  const find = routeFinder(build.routes)
  const app = express()
  app.use((request, response, next) => {
    response.locals.routeId = find(request.path)
    next()
  })
  app.use(routeServer(build, { isServedByRemix: false }))
  app.use((_request, response) => void response.end('next'))
  const noteSurprise: ErrorRequestHandler = (error, _request, response, _next) => {
    surprises.push(error)
    response.end()
  }
  app.use(noteSurprise)
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  surprises.length = 0
})

describe('a page', () => {
  test('is markup in one piece, with the headers of its loader', async () => {
    const { status, headers, body } = await rawRequest(baseUrl, '/page/%C3%BCber?x=1')
    expect([status, headers['x-own'], headers['content-type']]).toEqual([
      200,
      'yes',
      'text/html; charset=utf-8',
    ])
    expect(body).toBe('<!DOCTYPE html><html><body><p>Hello über</p></body></html>')
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
  })

  test('answers HEAD as GET, without the body', async () => {
    const [got, head] = await Promise.all([
      rawRequest(baseUrl, '/page/a'),
      rawRequest(baseUrl, '/page/a', { method: 'HEAD' }),
    ])
    expect(head.body).toBe('')
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' })
  })

  test.each(['/broken', '/surprised'])(
    '%s: an error is logged once, told to nobody and answered with 500',
    async (path) => {
      const { status, body } = await rawRequest(baseUrl, path)
      expect([status, body]).toEqual([500, '<!DOCTYPE html><html>error Unexpected Server Error</html>'])
      expect(surprises).toEqual([new Error('secret')])
    },
  )

  test('that was refused on purpose shows why, with the headers of the refusal', async () => {
    const { status, headers, body } = await rawRequest(baseUrl, '/gone')
    expect([status, headers['retry-after'], headers['set-cookie']]).toEqual([410, '3', ['c=3']])
    expect(body).toContain('error 410')
    expect(surprises).toEqual([])
  })

  test('leads elsewhere with every cookie', async () => {
    const { status, headers } = await rawRequest(baseUrl, '/leads')
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/page/a', COOKIES])
  })

  test('takes a form', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const { status, body } = await rawRequest(baseUrl, '/form', { method: 'POST', headers, body: 'name=x' })
    expect([status, body]).toEqual([422, '<!DOCTYPE html><html><body>form</body></html>'])
  })
})

describe('a resource', () => {
  test('goes out whole', async () => {
    const { status, headers, body } = await rawRequest(baseUrl, '/file')
    expect([status, headers['content-length'], body.length]).toEqual([200, '3000', 3000])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('of text goes out in UTF-8, each with its own, however many are asked for at once', async () => {
    const asked = Object.entries(TEXTS).flatMap((one) => [one, one])
    const answers = await Promise.all(asked.map(([name]) => rawRequest(baseUrl, `/text/${encodeURI(name)}`)))
    for (const [index, { bytes, headers }] of answers.entries()) {
      const [name, [, expected]] = asked[index] as (typeof asked)[number]
      expect(bytes.equals(expected), name).toBe(true)
      expect(headers['content-length'], name).toBe(String(expected.length))
    }
  })

  test('of text stays what it is while its reader is slow and others are served', async () => {
    const { port } = new URL(baseUrl)
    // Together more than a socket takes.
    const times = 40
    const slow = connect(Number(port), '127.0.0.1')
    slow.write('GET /text/long%20in%20three%20bytes HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(times))
    await once(slow, 'readable')
    await rawRequest(baseUrl, '/text/long%20in%20two%20bytes')
    const [, expected] = TEXTS['long in three bytes'] as [string, Buffer]
    const parts: Buffer[] = []
    let length = 0
    for await (const part of slow) {
      parts.push(part)
      length += part.length
      if (length > times * expected.length) break
    }
    const all = Buffer.concat(parts)
    for (let at = 0, count = 0; count < times; count++) {
      at = all.indexOf('\r\n\r\n', at) + 4
      expect(all.subarray(at, at + expected.length).equals(expected.subarray(0, all.length - at))).toBe(true)
      at += expected.length
    }
  })

  test('answers HEAD and 304 without a body, and the connection goes on', async () => {
    const head = await rawRequest(baseUrl, '/file', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '3000', ''])
    const unchanged = await rawRequest(baseUrl, '/unchanged')
    expect([unchanged.status, unchanged.headers.etag, unchanged.body]).toEqual([304, '"x"', ''])
  })

  test('refuses with what it throws', async () => {
    const refused = await rawRequest(baseUrl, '/refused')
    expect([refused.status, refused.body, refused.headers['set-cookie']]).toEqual([403, 'no', COOKIES])
    const missing = await rawRequest(baseUrl, '/missing')
    expect([missing.status, missing.headers['x-own']]).toEqual([404, 'yes'])
    expect(missing.headers['content-type']).toContain('application/problem+json')
  })

  test('that fails tells nothing', async () => {
    const { status, body } = await rawRequest(baseUrl, '/failing')
    expect([status, body]).toEqual([500, expect.stringContaining('Internal error')])
    expect(surprises).toEqual([new Error('secret')])
  })

  test('reads a body of 2 MiB', async () => {
    const { body } = await rawRequest(baseUrl, '/length', { method: 'POST', body: Buffer.alloc(2 ** 21, 65) })
    expect(body).toBe(String(2 ** 21))
  })

  test('learns that its client has gone', async () => {
    const request = httpRequest(`${baseUrl}/waits`)
    request.on('error', () => {})
    request.end()
    await expect.poll(() => isWaiting).toBe(true)
    request.destroy()
    await expect.poll(() => isGone).toBe(true)
    expect((await rawRequest(baseUrl, '/page/a')).status).toBe(200)
  })
})

test.each(['/big', '/stream'])('%s: whoever hangs up in the middle of it is no error', async (path) => {
  const rejections: unknown[] = []
  const noteRejection = (error: unknown) => void rejections.push(error)
  process.on('unhandledRejection', noteRejection)
  const answered = once(server, 'request') as Promise<[unknown, ServerResponse]>
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  const [, response] = await answered
  const closed = once(response, 'close')
  await once(socket, 'data')
  socket.resetAndDestroy()
  await closed
  expect(socket.bytesRead).toBeLessThan(BIG)
  expect((await rawRequest(baseUrl, '/page/a')).status).toBe(200)
  process.off('unhandledRejection', noteRejection)
  expect([surprises, rejections]).toEqual([[], []])
})

test('what only a splat serves is left to whoever comes next', async () => {
  for (const path of ['/elsewhere', '/page', '/file/x'])
    expect((await rawRequest(baseUrl, path)).body).toBe('next')
})

function Hello() {
  return createElement('p', null, 'Hello ', useLoaderData<{ name: string }>().name)
}

function ErrorText() {
  const error = useRouteError() as { status?: number; message?: string }
  return createElement('html', null, `error ${error.status ?? error.message}`)
}

function fail(): never {
  throw new Error('secret')
}
