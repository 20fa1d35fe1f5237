import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentsBeside } from '~db/document-store'
import { type RunningServer, spawnServer } from '../support/spawn-server'
import { growBig } from './grow-big'

/** Goals in milliseconds, of an hourly backup, a nightly rehearsal and a restart. */
const MOST_MS = { backup: 15_000, rehearse: 60_000, start: 1_000 } as const

/** Backs up, rehearses and starts a firm of 5 GB; says in words what took too long. */
export async function bigFirm(report: (line: string) => void): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-big-'))
  const file = join(dataDir, 'zahltag.sqlite')
  try {
    await growBig(file, report)
    const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
    report(`database ${gigabytes(statSync(file).size)}, documents ${gigabytes(await documentBytes(file))}`)
    const faults: string[] = []
    const run = async (name: string, most: number, work: () => Promise<unknown>) => {
      const started = performance.now()
      const fault = await work()
      const ms = Math.round(performance.now() - started)
      report(`${name}: ${ms} ms, load ${loadavg()[0]?.toFixed(1)}`)
      if (typeof fault === 'string') faults.push(`${name}: ${fault}`)
      if (ms > most) faults.push(`${name} took ${ms} ms, more than ${most}`)
    }
    // Each document is copied once in its life: what the hourly backup costs is the second.
    await run('first backup', Number.POSITIVE_INFINITY, () => command('backup', dataDir))
    await run('backup', MOST_MS.backup, () => command('backup', dataDir))
    await run('rehearsal', MOST_MS.rehearse, () => command('rehearse', dataDir))
    const started: RunningServer[] = []
    await run('start', MOST_MS.start, async () => started.push(await spawnServer(dataDir)))
    for (const server of started) await server.stop()
    return faults
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function documentBytes(file: string): Promise<number> {
  const folder = documentsBeside(file)
  let bytes = 0
  for await (const part of folder.list())
    for (const { sha256 } of part) bytes += statSync(folder.pathOf(sha256)).size
  return bytes
}

/** What it said, where it failed. */
function command(name: 'backup' | 'rehearse', dataDir: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [`build/commands/${name}.js`, '--language', 'en'], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code === 0 ? undefined : said.trim()))
  })
}
