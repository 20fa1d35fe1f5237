import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseFile } from '~db/open'
import { buildIfStale } from './demo/build'
import { demoEnvironment } from './demo/secrets'
import { invitation, serve } from './demo/serve'

/** `npm run demo`: builds, makes a demo firm, starts the service and prints what a newcomer clicks. */
async function demo(): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR ?? '.data')
  if (process.argv.includes('--fresh')) rmSync(dataDir, { recursive: true, force: true })
  await buildIfStale()
  Object.assign(process.env, demoEnvironment(dataDir))
  // What a second start does not need is loaded after it answers.
  if (!existsSync(databaseFile(dataDir))) await (await import('./demo/prepare')).prepareDemo()
  if (!describes(dataDir, process.env.BASE_URL)) await describe()
  await serve()
  process.stdout.write(invitation(await describe()))
}

async function describe() {
  return (await import('./demo/summary')).describeDemo()
}

/** Whether demo.json is there and its links lead to this address. */
function describes(dataDir: string, baseUrl: string | undefined): boolean {
  const file = join(dataDir, 'demo.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).base_url === baseUrl
}

demo().catch((error: unknown) => {
  process.stderr.write(`The demo cannot start.\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
