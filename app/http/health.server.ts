import { now } from '~/clock.server'
import { log } from '~/log.server'
import { version } from '../../package.json'
import { readCondition } from './health-concerns.server'

/** The health record of the contract: exactly these six fields. */
export interface HealthRecord {
  status: 'ok' | 'degraded'
  db: 'ok' | 'error'
  db_latency_ms: number
  timestamp: string
  version: string
  response_ms: number
}

/** The log says why the service is degraded. */
export async function checkHealth(): Promise<HealthRecord> {
  const started = performance.now()
  const at = now()
  const { db, latencyMs, concerns, details } = await readCondition(at)
  if (concerns.length > 0) log.warn({ event: 'health', concerns: [...concerns, ...details] })
  return {
    status: concerns.length === 0 ? 'ok' : 'degraded',
    db,
    db_latency_ms: round(latencyMs),
    timestamp: at.toISOString(),
    version,
    response_ms: round(performance.now() - started),
  }
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100
}
