import { existsSync } from 'node:fs'
import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { doctor } from './doctor/doctor'

allowClosedPipe()
if (existsSync('.env')) process.loadEnvFile('.env')
actAsOwner()
doctor(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  // Connections that were only tried may linger.
  process.exit(exitCode)
})
