import { existsSync } from 'node:fs'
import { actAsOwner } from './act-as-owner'
import { keys } from './keys/keys'

if (existsSync('.env')) process.loadEnvFile('.env')
actAsOwner()
process.umask(0o077)
keys(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
