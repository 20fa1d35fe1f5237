import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { lockDataDirectory } from '~db/lock'
import { migrate } from '~db/migrate'
import { databaseFile } from '~db/open'
import { ConfigError, config } from './config.server'

const SERVER_BUILD = 'build/index.js'

/** What `npm start` runs: environment, secrets, lock, migrations, then remix-serve in this process. */
async function start(): Promise<void> {
  // Data and logs of ours are nobody else's to read.
  process.umask(0o077)
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.env.NODE_ENV ??= 'production'
  const { dataDir, host, port } = config()
  if (!existsSync(SERVER_BUILD)) throw new ConfigError('There is no build. Make one with: npm run build')
  const file = databaseFile(dataDir)
  lockDataDirectory(dataDir)
  await migrate(file)

  process.env.HOST = host
  process.env.PORT = String(port)
  process.argv = [process.argv[0] ?? 'node', 'remix-serve', SERVER_BUILD]
  createRequire(import.meta.url)('@remix-run/serve/dist/cli.js')
}

start().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError || (error instanceof Error && error.name === 'DirectoryInUse')
  process.stderr.write(`Zahltag cannot start.\n${isExpected ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
