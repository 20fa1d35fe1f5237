import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '~db/backup/copy'
import { EXIT, Refusal } from '~db/backup/refusal'
import { USAGE, understand } from './backup/arguments'

/** `npm run backup`: a consistent copy of the running database, checked before it gets its name. */
async function main(words: string[]): Promise<string> {
  const { help, seconds } = understand(words)
  if (help) return USAGE
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.umask(0o077)
  return backUp(resolve(process.env.DATA_DIR ?? '.data'), { deadline: Date.now() + seconds * 1000 })
}

main(process.argv.slice(2)).then(
  (answer) => process.stdout.write(`${answer}\n`),
  (error: Error) => {
    process.stderr.write(`No backup was made.\n${error.message}\n`)
    process.exit(error instanceof Refusal ? error.exitCode : EXIT.failed)
  },
)
