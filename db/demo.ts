import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildIfStale } from './demo/build'
import { prepareDemo } from './demo/prepare'
import { demoEnvironment } from './demo/secrets'
import { serve } from './demo/serve'

/** `npm run demo`: builds, makes a demo firm, starts the service and prints what a newcomer clicks. */
async function demo(): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR ?? '.data')
  if (process.argv.includes('--fresh')) rmSync(dataDir, { recursive: true, force: true })
  await buildIfStale()
  Object.assign(process.env, demoEnvironment(dataDir))
  const summary = await prepareDemo()
  await serve(summary)
}

demo().catch((error: unknown) => {
  process.stderr.write(`The demo cannot start.\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
