import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkHealth } from '~/http/health.server'
import { countRequest, metricsText } from '~/http/metrics.server'
import { pingIfWell } from '~/jobs/monitoring.server'

vi.mock('~/http/health.server', () => ({ checkHealth: vi.fn() }))

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
  let pings = 0
  const switchboard = createServer((_request, response) => {
    pings += 1
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void switchboard.close())
  await new Promise((resolve) => switchboard.once('listening', resolve))
  const address = `http://127.0.0.1:${(switchboard.address() as AddressInfo).port}`
  vi.mocked(checkHealth).mockResolvedValueOnce({ status: 'ok' } as never)
  expect(await pingIfWell(address, new AbortController().signal)).toBe(true)
  vi.mocked(checkHealth).mockResolvedValueOnce({ status: 'degraded' } as never)
  expect([await pingIfWell(address, new AbortController().signal), pings]).toEqual([false, 1])
})
