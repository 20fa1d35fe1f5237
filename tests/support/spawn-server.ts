import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'

const PATIENCE_MS = 30_000

/** The real product in a process of its own, as `npm start` runs it. */
export interface RunningServer {
  baseUrl: string
  port: number
  dataDir: string
  process: ChildProcess
  /** What it has printed: complete as soon as it has printed it. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface Program {
  folder?: string
  /** Comes before `node build/start.js`. */
  under?: string[]
  /** For Node itself. */
  flags?: readonly string[]
}

export async function spawnServer(
  dataDir: string,
  environment: Record<string, string> = {},
  program?: Program,
): Promise<RunningServer> {
  const { server, healthy } = await runServer(dataDir, environment, program)
  await healthy()
  return server
}

/** The same without waiting for it. */
export async function runServer(
  dataDir: string,
  environment: Record<string, string> = {},
  { folder, under = [], flags = [] }: Program = {},
): Promise<{ server: RunningServer; healthy: () => Promise<void> }> {
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const [command = '', ...words] = [...under, process.execPath, ...flags, 'build/start.js']
  const printed = printedFile()
  const child = spawn(command, words, {
    stdio: ['ignore', printed.descriptor, printed.descriptor],
    ...(folder === undefined ? {} : { cwd: folder }),
    env: {
      ...process.env,
      LC_ALL: 'C',
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: baseUrl,
      ...environment,
      DATA_DIR: dataDir,
    },
  })
  closeSync(printed.descriptor)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const server: RunningServer = {
    baseUrl,
    port,
    dataDir,
    process: child,
    output: printed.read,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
  return { server, healthy: () => untilHealthy(port, child, printed.read) }
}

async function untilHealthy(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && child.exitCode === null) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/api/health`)).ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start. Is there a build (npm run build)?\n${output()}`)
}

/** A file without a name: what comes through a pipe arrives later than the answer that it is about. */
function printedFile(): { descriptor: number; read: () => string } {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-printed-'))
  const path = join(folder, 'printed')
  const descriptor = openSync(path, 'a')
  const reader = openSync(path, 'r')
  rmSync(folder, { recursive: true })
  return {
    descriptor,
    read() {
      const bytes = Buffer.alloc(fstatSync(reader).size)
      return bytes.toString('utf8', 0, readSync(reader, bytes, 0, bytes.length, 0))
    },
  }
}
