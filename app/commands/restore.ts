import { existsSync } from 'node:fs'
import { allowClosedPipe } from './closed-pipe'
import { restore } from './restore/restore'

allowClosedPipe()
if (existsSync('.env')) process.loadEnvFile('.env')
process.umask(0o077)
restore(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
