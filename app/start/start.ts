import { existsSync, statSync } from 'node:fs'
import { setupCode } from '~/auth/setup-code.server'
import { now } from '~/clock.server'
import { say } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { usualLanguage } from '~/command-line/machine-language'
import { surviveClosedOutput } from '~/command-line/output.server'
import { WORDS } from '~/command-line/start-words'
import { ConfigError, config } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { admitKeys } from '~/domain/keys/keys.server'
import { needsSetup } from '~/domain/users/members/setup.server'
import { runRemixServe } from '~/http/remix-serve/run'
import { openHouse } from '~/open-house.server'
import { paths } from '~/paths'
import { NO_BUILD } from '~/settings/config-fault-words'
import { loadEnvFile, settingsFile } from '~/settings/env-file'
import { lockDataDirectory } from '~db/lock'
import { databaseFile, databasePath, openReader } from '~db/open'
import { assertWritable, refuseToReplace } from '~db/place'
import { explain } from './failure'
import { upgrade } from './upgrade.server'

const SERVER_BUILD = 'build/index.js'
const ARGS = process.argv.slice(2)

/** `npm start`: environment, secrets, lock, migrations, then remix-serve in this process. */
async function start(): Promise<void> {
  surviveClosedOutput()
  const { reply } = readArguments(ARGS, { options: {}, words: WORDS })
  if (reply) return say(reply)
  // Keeps data and logs from other users of the machine.
  process.umask(0o077)
  if (loadEnvFile()) warnOfReaders(settingsFile())
  process.env.NODE_ENV ??= 'production'
  const { dataDir, host, port } = config()
  if (!existsSync(SERVER_BUILD)) throw new ConfigError(NO_BUILD)
  refuseToReplace(dataDir)
  assertWritable(databasePath(dataDir))
  const file = databaseFile(dataDir)
  lockDataDirectory(dataDir)
  await upgrade(file, createVault(config().fieldKeys), { print, language: usualLanguage(ARGS) })
  await admit(file)
  await announceSetup(file)

  await runRemixServe({ host, port, build: SERVER_BUILD })
}

/** Warns if other users of the machine can read the secrets. */
function warnOfReaders(file: string): void {
  if ((statSync(file).mode & 0o077) === 0) return
  process.stderr.write(`${words().readable(file)}\n`)
}

async function admit(file: string): Promise<void> {
  const house = openHouse(file)
  await admitKeys(house, config(), now().toISOString()).finally(house.close)
}

/** Before the first account exists, access to the console proves who runs the machine. */
async function announceSetup(file: string): Promise<void> {
  const reader = openReader(file)
  const isNew = await needsSetup(reader)
  await reader.destroy()
  if (!isNew) return
  const { baseUrl, linkKeys } = config()
  const code = setupCode(linkKeys[0].secret)
  print(words().nobody(`${baseUrl}${paths.setup()}`, code))
}

/** In the machine's language, which .env may set. */
function words() {
  return WORDS[usualLanguage(ARGS)]
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

start().catch((error: unknown) => {
  const { words: why, exitCode } = explain(error, usualLanguage(ARGS))
  process.stderr.write(`${words().cannotStart}\n${why}\n`)
  process.exit(exitCode)
})
