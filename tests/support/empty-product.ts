import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupCode } from '~/auth/setup-code.server'
import { createKeyring, type Keyring } from '~/domain/links/token'
import { migrate } from '~db/migrate'
import { databaseFile, type Executor, openWriter } from '~db/open'
import { spawnServer } from './spawn-server'

const LINK_KEY = 'link-0123456789abcdefghijklmnopqrstuvwxyz'
const SECRETS = {
  LOG_LEVEL: 'error',
  LINK_KEYS: `k1:${LINK_KEY}`,
  FIELD_KEYS: 'k1:field-0123456789abcdefghijklmnopqrstuvwxyz',
  WEBHOOK_SECRET: 'hook-0123456789abcdefghijklmnopqrstuvwxyz',
}

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
  const key = { id: 'k1', secret: Buffer.from(LINK_KEY) }
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
