import { existsSync } from 'node:fs'
import { user } from './user/user'

if (existsSync('.env')) process.loadEnvFile('.env')
user(process.argv.slice(2)).then(
  (answer) => void process.stdout.write(`${answer}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
