import { readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originFault } from '~/http/headers.server'
import { rawRequest } from '../support/raw-request'
import { type RouteRow, routeTable } from '../support/route-table'
import { sample } from '../support/sample-address'
import { type RunningServer, startServer } from '../support/server'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const

/** Which methods a route has, allowed-methods.test.ts knows; every-route.test.ts asks each for one that it has not. */
const EACH_SHAPE = [
  '/',
  '/rechnung/:token',
  '/rechnung/:token/zahlungswahl',
  '/rechnung/:token/ueberweisung',
  '/mitarbeiter-portal/:token/lohnzettel/:file',
  '/anmelden',
  '/konto',
  '/buero/personen/:userId',
  '/buero/postausgang/:mailId/vorschau',
  '/api/health',
  '/api/intern/webhook',
  '/api/intern/rechnungen/:id/token',
  '/api/*',
  '/*',
]

describe('methods', () => {
  const cases = EACH_SHAPE.flatMap((path) =>
    METHODS.map((method) => ({ path, method, row: routeTable[path] as RouteRow })),
  )

  test.each(cases)('$method $path', async ({ path, method, row }) => {
    const answer = await rawRequest(server.baseUrl, sample(path), {
      method,
      headers: { ...FORM, 'Sec-Fetch-Site': 'same-origin' },
    })
    const served: readonly string[] = row.methods.flatMap((known) =>
      known === 'GET' ? ['GET', 'HEAD'] : [known],
    )
    if (served.includes(method)) {
      expect(answer.status).not.toBe(405)
      return
    }
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe(served.join(', '))
    if (!path.startsWith('/api/')) {
      expect(answer.body).toContain('Zur Startseite')
      expect(answer.body).toContain('hreflang="en"')
    }
    expect(answer.headers['content-type']).toBe(
      path.startsWith('/api/') ? 'application/problem+json' : 'text/html; charset=utf-8',
    )
  })
})

describe('origin of unsafe requests', () => {
  const mutating = Object.entries(routeTable)
    .filter(([path, row]) => row.methods.includes('POST') && path !== '/api/intern/webhook')
    .map(([path]) => path)
  const table: [string, Record<string, string>, boolean][] = [
    ['same-origin', { 'Sec-Fetch-Site': 'same-origin' }, true],
    ['typed by hand', { 'Sec-Fetch-Site': 'none' }, true],
    ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }, false],
    ['same-site', { 'Sec-Fetch-Site': 'same-site' }, false],
    ['nonsense', { 'Sec-Fetch-Site': 'nonsense' }, false],
    ['cross-site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'OWN' }, false],
    ['same-origin whatever Origin says', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, true],
    ['no headers at all', {}, true],
    ['our origin', { Origin: 'OWN' }, true],
    ['null', { Origin: 'null' }, false],
    ['another site', { Origin: 'https://evil.example' }, false],
    [
      'our origin by X-Forwarded-Host',
      { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
      false,
    ],
  ]
  const own = (headers: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === 'OWN' ? server.baseUrl : value]),
    )
  const knock = (path: string, headers: Record<string, string>) =>
    rawRequest(server.baseUrl, sample(path), { method: 'POST', headers: { ...FORM, ...own(headers) } })

  test.each(table)('the rule for %s', (_, headers, passes) => {
    const asRead = Object.entries(own(headers)).map(([name, value]) => [name.toLowerCase(), value])
    expect(originFault(Object.fromEntries(asRead), server.baseUrl) === undefined).toBe(passes)
  })

  const pageAndResource = ['/anmelden', '/api/intern/rechnungen/:id/token'].flatMap((path) =>
    table.map(([name, headers, passes]) => ({ path, name, headers, passes })),
  )
  test.each(pageAndResource)('$path from $name', async ({ path, headers, passes }) => {
    const { status } = await knock(path, headers)
    expect(status === 403).toBe(!passes)
    expect(status).toBeLessThan(500)
  })

  // tests/http/headers.test.ts asks each of them in order, and with Sec-Fetch-Site: cross-site.
  test.each(mutating)('%s keeps the rule', async (path) => {
    for (const [headers, passes] of [
      [{ Origin: 'https://evil.example' }, false],
      [{ Origin: 'OWN' }, true],
    ] as const) {
      const { status } = await knock(path, headers)
      expect(status === 403).toBe(!passes)
      expect(status).toBeLessThan(500)
    }
  })

  test('the webhook is exempt: its secret is its proof', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    const answer = await rawRequest(server.baseUrl, '/api/intern/webhook', { method: 'POST', headers })
    expect(answer.status).toBe(401)
  })

  test.each(mutating)('%s as a data request', async (path) => {
    const headers = { ...FORM, 'Sec-Fetch-Site': 'cross-site' }
    const asData = await rawRequest(server.baseUrl, `${sample(path)}.data`, { method: 'POST', headers })
    expect([403, 404, 405]).toContain(asData.status)
    const withQuery = await rawRequest(server.baseUrl, `${sample(path)}?_data=root`, {
      method: 'POST',
      headers,
    })
    expect(withQuery.status).toBe(404)
  })
})

describe('what no browser sends', () => {
  test.each([
    ['absolute target', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.0\r\n\r\n', 400],
    ['host with a blank', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['host with a path', 'GET / HTTP/1.1\r\nHost: localhost/evil\r\n\r\n', 400],
    ['broken percent', 'GET /rechnung/%E0%A4%A HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['NUL', 'GET /rechnung/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['another host', 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', 400],
    ['a line end in the path', 'GET /%0a HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ])('%s', async (_, text, status) => {
    const answer = await speak(server.port, text.replace(/\r\n\r\n$/, '\r\nConnection: close\r\n\r\n'))
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).not.toMatch(/node_modules|at Object|build\/index/)
  })

  test.each(['?_data=root', '?_data=guest/start', '?a=b&_data='])('%s is not served', async (query) => {
    expect((await rawRequest(server.baseUrl, `/${query}`)).status).toBe(404)
  })

  test.each([
    '/rechnung/x.data',
    '/portal/x.data',
    '/mitarbeiter-portal/x.data',
    '/rechnung/x/zahlungswahl.data',
  ])('%s is not served', async (path) => {
    expect((await rawRequest(server.baseUrl, path)).status).toBe(404)
  })
})

describe('bodies', () => {
  test('300 MB get a 413 and no memory', async () => {
    const paths = ['/anmelden', '/api/intern/webhook']
    await rawRequest(server.baseUrl, '/anmelden')
    const before = residentKilobytes(server)
    for (const path of paths) {
      for (const isChunked of [false, true]) {
        expect(await pour(server, path, 300, isChunked)).toBe(413)
      }
    }
    expect((residentKilobytes(server) - before) / 1024).toBeLessThan(20)
  })

  test('a wrong secret is answered before a large body is read', async () => {
    expect(await pour(server, '/api/intern/webhook', 10, false, 'wrong')).toBe(401)
  })

  test.each([
    ['/anmelden', 413],
    ['/api/intern/webhook', 413],
    ['/api/health', 405],
  ])('%s answers a large body with %i and the connection lives on', async (path, status) => {
    const size = 3 * 1024 * 1024
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${path === '/anmelden' ? FORM['Content-Type'] : 'application/json'}`,
      `X-Webhook-Secret: ${process.env.WEBHOOK_SECRET}`,
      `Content-Length: ${size}`,
    ]
    const next = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const answers = await speak(server.port, `${head.join('\r\n')}\r\n\r\n${'x'.repeat(size)}${next}`)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200'])
  })
})

function speak(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

/** Posts so many megabytes of zeros; resolves with the status of the answer, which may come before the end. */
function pour(
  target: RunningServer,
  path: string,
  megabytes: number,
  isChunked: boolean,
  secret?: string,
): Promise<number> {
  const megabyte = Buffer.alloc(1024 * 1024)
  // As browsers and curl do: a client that asks to close is cut off while it still sends.
  const agent = new Agent({ keepAlive: true })
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${target.baseUrl}${path}`, {
      method: 'POST',
      agent,
      headers: {
        'Content-Type': path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded',
        'X-Webhook-Secret': secret ?? String(process.env.WEBHOOK_SECRET),
        ...(isChunked ? {} : { 'Content-Length': String(megabytes * megabyte.length) }),
      },
    })
    let sent = 0
    let isAnswered = false
    request.on('response', (response) => {
      isAnswered = true
      response.resume()
      resolve(response.statusCode ?? 0)
      agent.destroy()
    })
    request.on('error', (error) => {
      if (!isAnswered) reject(error)
    })
    const next = () => {
      while (sent < megabytes && !isAnswered) {
        sent += 1
        if (!request.write(megabyte)) {
          request.once('drain', next)
          return
        }
      }
      if (!isAnswered) request.end()
    }
    next()
  })
}

function residentKilobytes(target: RunningServer): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${target.process.pid}/status`, 'utf8'))?.[1])
}
