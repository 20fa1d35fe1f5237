import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../support/free-port'
import { ask } from './client'

const POLL_MS = 2
const PATIENCE_MS = 30_000
const HEALTH = { method: 'GET', path: '/api/health' } as const

/** A server in a process of its own. */
export interface Server {
  port: number
  pid: number
  /** From spawning the process to its first 200. */
  startMs: number
  stop(): Promise<void>
}

/** Starts a Node program on a free port and waits for its first 200. What it prints is read and dropped. */
export async function startServer(
  args: string[],
  environment: Record<string, string>,
  folder = '.',
): Promise<Server> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...environment,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stdout.resume()
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilHealthy(child, port, () => complaints)
  return {
    port,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilHealthy(child: ChildProcess, port: number, complaints: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && child.exitCode === null) {
    try {
      if ((await ask(port, HEALTH)).status === 200) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  child.kill('SIGKILL')
  throw new Error(`${child.spawnargs.join(' ')} did not start.\n${complaints()}`)
}
