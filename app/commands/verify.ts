import { existsSync } from 'node:fs'
import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { verify } from './verify/verify'

allowClosedPipe()
if (existsSync('.env')) process.loadEnvFile('.env')
actAsOwner()
verify(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
