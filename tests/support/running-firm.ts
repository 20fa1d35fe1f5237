import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { emailOf, type Firm, type Subjects } from '../factories/firm'
import { type RunningServer, startServer } from './server'
import type { Program } from './spawn-server'
import { type Connection, openTestHouse, type TestHouse } from './test-house'

export interface RunningFirms {
  server: RunningServer
  house: TestHouse
  db: Connection
  firm: Firm
  /** A second firm, identical except for its marker. */
  neighbour: Firm
  /** Subjects that only the neighbour has, with ids unknown to the first firm. */
  foreign: Subjects
  stop(): Promise<void>
}

/** Starts the product over a copy of the two firms with the same ids, names and numbers. */
export async function startWithFirms(
  environment: Record<string, string> = {},
  program?: Program,
): Promise<RunningFirms> {
  const { file: made, firm, neighbour, foreign } = inject('madeFirms')
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-firms-'))
  const file = join(dataDir, 'zahltag.sqlite')
  copyFileSync(made, file)
  cpSync(join(dirname(made), 'documents'), join(dataDir, 'documents'), { recursive: true })
  const house = openTestHouse(file)
  const server = await startServer({ ...environment, DATA_DIR: dataDir }, program)
  async function stop() {
    await house.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const withEmail = (one: Omit<Firm, 'email'>): Firm => ({ ...one, email: emailOf(one.marker) })
  return {
    server,
    house,
    db: house.db,
    firm: withEmail(firm),
    neighbour: withEmail(neighbour),
    foreign,
    stop,
  }
}
