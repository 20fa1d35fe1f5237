import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { keyring, vault } from '~/keys.server'
import { type Executor, openWriter } from '~db/open'
import { type Firm, idsOf, makeFirm, makeSubjects, type Subjects } from '../factories/firm'
import { type RunningServer, startServer } from './server'

/** The running product with data in it, and a second connection to look at what it wrote. */
export interface RunningFirms {
  server: RunningServer
  db: Executor
  firm: Firm
  /** A second firm, alike in everything but its marker. */
  neighbour: Firm
  /** What only the neighbour has: ids that the first firm knows nothing of. */
  foreign: Subjects
  stop(): Promise<void>
}

export const MARKER = 'zwiebelfisch'
export const NEIGHBOUR_MARKER = 'lachmoewe'

/** Starts the product over two firms with the same ids, names and numbers. */
export async function startWithFirms(environment: Record<string, string> = {}): Promise<RunningFirms> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-firms-'))
  const file = join(dataDir, 'zahltag.sqlite')
  copyFileSync(inject('templateFile'), file)
  const db = openWriter(file)
  const firm = await makeFirm(db, { keyring, vault }, MARKER, idsOf('a'))
  const neighbour = await makeFirm(db, { keyring, vault }, NEIGHBOUR_MARKER, idsOf('a'))
  const foreign = await makeSubjects(db, { keyring, vault }, neighbour.scope, NEIGHBOUR_MARKER, idsOf('f'))
  const server = await startServer({ ...environment, DATA_DIR: dataDir })
  async function stop() {
    await db.destroy()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { server, db, firm, neighbour, foreign, stop }
}
