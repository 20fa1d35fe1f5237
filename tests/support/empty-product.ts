import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupCode } from '~/auth/setup-code.server'
import { createKeyring, type Keyring } from '~/domain/links/token'
import { migrate } from '~db/migrate'
import { databaseFile, type Executor, openWriter } from '~db/open'
import { spawnServer } from './spawn-server'
import { VARIABLES } from './variables'

const { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET } = VARIABLES
const SECRETS = { LOG_LEVEL: 'error', LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET }

/** The product of the day it was installed, for a browser. */
export interface EmptyProduct {
  baseUrl: string
  db: Executor
  keyring: Keyring
  /** What the console says to whoever sets it up. */
  setupCode: string
  stop(): Promise<void>
}

/** Starts the build on a database of its own, in which nobody has an account. */
export async function startEmptyProduct(environment: Record<string, string> = {}): Promise<EmptyProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-oidc-'))
  const file = databaseFile(dataDir)
  await migrate(file)
  const db = openWriter(file)
  const product = await spawnServer(dataDir, { ...SECRETS, ...environment })
  const key = { id: 'k1', secret: Buffer.from(LINK_KEYS.replace('k1:', '')) }
  return {
    baseUrl: product.baseUrl,
    db,
    keyring: createKeyring([key]),
    setupCode: setupCode(key.secret),
    async stop() {
      await db.destroy()
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
