import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Program, type RunningServer, spawnServer } from './spawn-server'

export type { RunningServer } from './spawn-server'

/** Starts the build on its own copy of an empty database, deleted when stopped, or on `DATA_DIR`. */
export async function startServer(
  environment: Record<string, string> = {},
  program?: Program,
): Promise<RunningServer> {
  if (environment.DATA_DIR !== undefined) return spawnServer(environment.DATA_DIR, environment, program)
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-server-'))
  copyFileSync(inject('templateFile'), join(dataDir, 'zahltag.sqlite'))
  const server = await spawnServer(dataDir, environment, program)
  return {
    ...server,
    async stop(signal) {
      await server.stop(signal)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
