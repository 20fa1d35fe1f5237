import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { config } from '~/config.server'
import { readCondition } from '~/http/health-concerns.server'
import { countRequest, metricsText } from '~/http/metrics.server'
import { pingIfWell } from '~/jobs/monitoring.server'
import { db } from '../support/house'

/** What a series stands at: the server of another test may have counted before. */
function numberOf(text: string, series: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length) ?? 0)
}

test('numbers are text that Prometheus reads', async () => {
  const before = await metricsText()
  countRequest(200, 30)
  countRequest(503, 1200)
  const text = await metricsText()
  const rise = (series: string) => numberOf(text, series) - numberOf(before, series)
  expect(rise('zahltag_requests_total{status="2xx"}')).toBe(1)
  expect(rise('zahltag_requests_total{status="5xx"}')).toBe(1)
  expect(rise('zahltag_request_seconds_bucket{le="0.05"}')).toBe(1)
  expect(rise('zahltag_request_seconds_bucket{le="5"}')).toBe(2)
  expect(text).toMatch(/^zahltag_database_bytes \d{4,}$/m)
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(
      /^(# TYPE zahltag_\w+ (counter|gauge|histogram)|zahltag_\w+(\{\w+="[^"]+"\})? [\d.e+-]+)$/,
    )
})

test('a sign of life is given while all is well, and only then', async () => {
  letDaysPass()
  // Other tests may have left events unsent.
  await db.updateTable('event_endpoints').set({ status: 'paused' }).where('status', '=', 'live').execute()
  expect((await readCondition(new Date())).concerns).toEqual([])
  let pings = 0
  const switchboard = createServer((_request, response) => {
    pings += 1
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void switchboard.close())
  await new Promise((resolve) => switchboard.once('listening', resolve))
  const address = `http://127.0.0.1:${(switchboard.address() as AddressInfo).port}`
  expect(await pingIfWell(address, new AbortController().signal)).toBe(true)
  leaveOldBackup()
  expect([await pingIfWell(address, new AbortController().signal), pings]).toEqual([false, 1])
})

/** For a day, the process remembers the damaged databases of other tests. */
function letDaysPass(): void {
  const before = performance.now() + 48 * 3_600_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => before)
  onTestFinished(() => clock.mockRestore())
}

/** The last backup is two days old. */
function leaveOldBackup(): void {
  const folder = join(config().dataDir, 'backups')
  mkdirSync(folder)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'zahltag.sqlite')
  writeFileSync(file, 'a copy')
  const when = new Date(Date.now() - 48 * 3_600_000)
  utimesSync(file, when, when)
}
