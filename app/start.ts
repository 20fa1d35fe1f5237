import { existsSync } from 'node:fs'
import { DirectoryInUse, lockDataDirectory } from '~db/lock'
import { migrate } from '~db/migrate'
import { databaseFile, openReader } from '~db/open'
import { setupCode } from './auth/setup-code.server'
import { ConfigError, config } from './config.server'
import { needsSetup } from './domain/users/setup.server'
import { runRemixServe } from './http/remix-serve/run'
import { paths } from './paths'

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
  await announceSetup(file)

  runRemixServe({ host, port, build: SERVER_BUILD })
}

/** While nobody has an account, the console is what proves who runs the machine. */
async function announceSetup(file: string): Promise<void> {
  const reader = openReader(file)
  const isNew = await needsSetup(reader)
  await reader.destroy()
  if (!isNew) return
  const { baseUrl, linkKeys } = config()
  const code = setupCode(linkKeys[0].secret)
  process.stdout.write(`Nobody has an account yet. Open ${baseUrl}${paths.setup()}\nSet-up code: ${code}\n`)
}

start().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DirectoryInUse
  process.stderr.write(`Zahltag cannot start.\n${isExpected ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
