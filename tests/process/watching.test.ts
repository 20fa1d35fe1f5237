import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { dirname } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { freePort } from '../support/free-port'
import { spawnServer } from '../support/spawn-server'

// What others see of the service from outside: numbers, a sign of life, and the first line of its log.

/** What somebody who waits for signs of life was asked. */
async function listener(status = 200) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    response.writeHead(status, { location: '/somewhere-else' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/still-there` }
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
  })
}

test('a live service gives numbers to this machine alone, calls whoever waits for it, and says what it serves', async () => {
  const { file } = freshDatabase()
  const { asked, url } = await listener()
  const metricsPort = await freePort()
  const server = await spawnServer(dirname(file), {
    METRICS_PORT: String(metricsPort),
    PING_URL: url,
    SMTP_URL: 'smtp://someone:geheimes-Wort-4711@127.0.0.1:9',
    MAIL_FROM: 'post@firma.example',
  })
  onTestFinished(() => server.stop('SIGKILL'))
  await fetch(`${server.baseUrl}/nirgends`)
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/`)).text()
  // An answer is counted once it is sent, which may be after it has come.
  await expect.poll(readMetrics).toMatch(/^zahltag_requests_total\{status="4xx"\} [1-9]/m)
  const metrics = await readMetrics()
  for (const name of [
    'mails_queued',
    'events_waiting',
    'event_endpoints_failing',
    'database_bytes',
    'wal_bytes',
    'disk_free_bytes',
    'request_seconds_count',
  ])
    expect(metrics).toMatch(new RegExp(`^zahltag_${name} \\d+`, 'm'))
  expect(
    metrics
      .trim()
      .split('\n')
      .filter((line) => !/^(# TYPE \w+ \w+|\w+(\{[^}]*\})? [\d.e+-]+)$/.test(line)),
  ).toEqual([])
  // All of 127/8 is this machine; what listens everywhere would answer here too.
  expect(await isOpen('127.0.0.2', metricsPort)).toBe(false)
  await expect.poll(() => asked.length).toBe(1)
  expect([asked[0]?.method, asked[0]?.url, asked[0]?.headers.cookie]).toEqual([
    'GET',
    '/still-there',
    undefined,
  ])
  const started = JSON.parse(
    server
      .output()
      .split('\n')
      .find((line) => line.includes('"event":"started"')) ?? '{}',
  )
  expect(started).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    dataDir: dirname(file),
    schema: expect.stringMatching(/^\d{4}-/),
    mail: '127.0.0.1:9',
    lastBackup: null,
  })
  expect(server.output()).not.toContain('geheimes')
})

test('numbers elsewhere, a port that is taken, and calls that nobody takes are no reason not to start', async () => {
  const [refusing, redirecting] = [await listener(500), await listener(302)]
  const { file } = freshDatabase()
  const metricsPort = await freePort()
  const server = await spawnServer(dirname(file), {
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.2',
    PING_URL: refusing.url,
  })
  onTestFinished(() => server.stop('SIGKILL'))
  expect([await isOpen('127.0.0.2', metricsPort), await isOpen('127.0.0.1', metricsPort)]).toEqual([
    true,
    false,
  ])
  const other = await spawnServer(dirname(freshDatabase().file), {
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.2',
    PING_URL: redirecting.url,
  })
  onTestFinished(() => other.stop('SIGKILL'))
  expect(other.output()).toContain('metrics unavailable')
  await expect.poll(server.output).toMatch(/"event":"ping failed","status":500/)
  await expect.poll(other.output).toContain('"event":"ping failed"')
  expect(redirecting.asked.map(({ url }) => url)).toEqual(['/still-there'])
})
