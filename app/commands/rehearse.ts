import { existsSync } from 'node:fs'
import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { rehearse } from './rehearse/rehearse'

allowClosedPipe()
if (existsSync('.env')) process.loadEnvFile('.env')
actAsOwner()
process.umask(0o077)
rehearse(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
