import { createServer } from 'node:http'
import { listBackups } from '~db/backup/list'
import { databasePath } from '~db/open'
import { stateOf } from '~db/schema-state'
import { version } from '../../package.json'
import { config } from '../config.server'
import { nameAndPlace } from '../http/error-name.server'
import { checkHealth } from '../http/health.server'
import { measureDelay, metricsText } from '../http/metrics.server'
import { beforeEnd } from '../http/stopping.server'
import { log } from '../log.server'
import { repeat } from './repeat.server'

const HOUR_MS = 60 * 60_000
const PATIENCE_MS = 10_000

export function startMonitoring(): void {
  const { metricsHost, metricsPort, pingUrl } = config()
  sayStart()
  if (metricsPort !== undefined) serveMetrics(metricsHost, metricsPort)
  if (pingUrl !== undefined)
    repeat('ping', async (signal) => void (await pingIfWell(pingUrl, signal)), HOUR_MS, 0)
}

function sayStart(): void {
  const { dataDir, smtpUrl } = config()
  const schema = stateOf(databasePath(dataDir)).at(-1)
  const mail = smtpUrl === undefined ? 'none' : new URL(smtpUrl).host
  log.info({
    event: 'started',
    version,
    dataDir,
    schema,
    mail,
    lastBackup: listBackups(dataDir)[0]?.at ?? null,
  })
}

/** On loopback unless configured otherwise: the numbers are not secret, but not public either. */
function serveMetrics(host: string, port: number): void {
  measureDelay()
  const server = createServer((_request, response) => {
    metricsText().then(
      (text) => response.setHeader('content-type', 'text/plain; version=0.0.4').end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.on('error', (error) => log.error({ event: 'metrics unavailable', ...nameAndPlace(error) }))
  server.listen(port, host).unref()
  beforeEnd(async () => void server.close())
}

/** The receiver raises the alarm when no ping came for an hour. */
export async function pingIfWell(pingUrl: string, signal: AbortSignal): Promise<boolean> {
  try {
    if ((await checkHealth()).status !== 'ok') return false
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const { ok, status, body } = await fetch(pingUrl, { signal: patience, redirect: 'error' })
    await body?.cancel()
    if (!ok) log.warn({ event: 'ping failed', status })
    return ok
  } catch (error) {
    log.warn({ event: 'ping failed', ...nameAndPlace(error) })
    return false
  }
}
