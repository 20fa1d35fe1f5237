import { existsSync } from 'node:fs'
import { rehearse } from './rehearse/rehearse'

if (existsSync('.env')) process.loadEnvFile('.env')
process.umask(0o077)
rehearse(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
