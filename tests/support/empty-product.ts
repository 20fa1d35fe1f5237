import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupCode } from '~/auth/setup-code.server'
import { migrate } from '~db/migrate'
import { databaseFile } from '~db/open'
import { spawnServer } from './spawn-server'
import { openTestHouse, type TestHouse } from './test-house'
import { testVault } from './test-vault'
import { VARIABLES } from './variables'

const { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET } = VARIABLES
const SECRETS = { LOG_LEVEL: 'error', LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET }

export interface EmptyProduct {
  baseUrl: string
  house: TestHouse
  setupCode: string
  stop(): Promise<void>
}

export async function startEmptyProduct(environment: Record<string, string> = {}): Promise<EmptyProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-oidc-'))
  const file = databaseFile(dataDir)
  await migrate(file, testVault)
  const product = await spawnServer(dataDir, { ...SECRETS, ...environment })
  const keyOf = (text: string) => ({ id: 'k1', secret: Buffer.from(text.replace('k1:', '')) })
  const linkKey = keyOf(LINK_KEYS)
  const house = openTestHouse(file, { linkKeys: [linkKey], fieldKeys: [keyOf(FIELD_KEYS)] })
  return {
    baseUrl: product.baseUrl,
    house,
    setupCode: setupCode(linkKey.secret),
    async stop() {
      await house.close()
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
