import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Level, levels } from './metric-levels.server'

/** In seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5]
const NS = 1e9

const requests = new Map<string, number>()
const slower = new Map<number, number>(BUCKETS.map((bound) => [bound, 0]))
let seconds = 0
let answered = 0
/** Sampling interval; included in the measured delay. */
const LOOK_MS = 20
const delay = monitorEventLoopDelay({ resolution: LOOK_MS })

/** Starts measuring the event loop's delay; costs nothing before. */
export function measureDelay(): void {
  delay.enable()
}

export function countRequest(status: number, ms: number): void {
  const kind = `${Math.floor(status / 100)}xx`
  requests.set(kind, (requests.get(kind) ?? 0) + 1)
  answered += 1
  seconds += ms / 1000
  for (const bound of BUCKETS) if (ms / 1000 <= bound) slower.set(bound, (slower.get(bound) ?? 0) + 1)
}

/** Prometheus text format. The delay covers the time since the last scrape. */
export async function metricsText(): Promise<string> {
  const text = [
    ...samplesOf(
      'requests_total',
      'counter',
      [...requests].map(([kind, count]) => [`{status="${kind}"}`, count]),
    ),
    ...samplesOf('request_seconds', 'histogram', []),
    ...[...slower].map(([bound, count]) => `zahltag_request_seconds_bucket{le="${bound}"} ${count}`),
    `zahltag_request_seconds_bucket{le="+Inf"} ${answered}`,
    `zahltag_request_seconds_sum ${seconds}`,
    `zahltag_request_seconds_count ${answered}`,
    ...samplesOf('event_loop_delay_seconds', 'gauge', [
      ['{quantile="0.5"}', waited(delay.percentile(50))],
      ['{quantile="0.99"}', waited(delay.percentile(99))],
      ['{quantile="1"}', waited(delay.max)],
    ]),
    ...(await levels()).flatMap(([name, value]) => samplesOf(name, 'gauge', [['', value]])),
  ]
  delay.reset()
  return `${text.join('\n')}\n`
}

/** Nanoseconds to seconds, without the sampling interval. */
function waited(ns: number): number {
  return Math.max(0, ns / NS - LOOK_MS / 1000)
}

function samplesOf(name: string, type: string, values: readonly Level[]): string[] {
  return [`# TYPE zahltag_${name} ${type}`, ...values.map(([of, value]) => `zahltag_${name}${of} ${value}`)]
}
