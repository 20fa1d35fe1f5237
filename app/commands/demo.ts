import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { say } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { usualLanguage } from '~/command-line/machine-language'
import { failureOf } from '~/start/failure'
import { EXIT } from '~db/backup/refusal'
import { databaseFile } from '~db/open'
import { buildIfStale } from './demo/build'
import { demoEnvironment, isForDemo } from './demo/secrets'
import { invitation, serve } from './demo/serve'
import { WORDS } from './demo/words'

const OPTIONS = { fresh: { type: 'boolean' } } as const
const args = process.argv.slice(2)

/** `npm run demo`: builds, makes a demo firm, starts the service and prints what a newcomer clicks. */
async function demo(): Promise<void> {
  const { words, values, reply } = readArguments(args, { options: OPTIONS, words: WORDS })
  if (reply) return say(reply)
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  if (!isForDemo(dataDir)) return say({ text: words.noDemo(dataDir), exitCode: EXIT.configuration })
  if (values.fresh) rmSync(dataDir, { recursive: true, force: true })
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

function describes(dataDir: string, baseUrl: string | undefined): boolean {
  const file = join(dataDir, 'demo.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).base_url === baseUrl
}

demo().catch((error: unknown) => {
  const language = usualLanguage(args)
  const { text, exitCode } = failureOf(error, language)
  say({ text: `${WORDS[language].failed}\n${text}`, exitCode })
  process.exit()
})
