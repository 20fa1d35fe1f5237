import { existsSync } from 'node:fs'
import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { user } from './user/user'

allowClosedPipe()
if (existsSync('.env')) process.loadEnvFile('.env')
actAsOwner()
user(process.argv.slice(2)).then(({ text, exitCode }) => {
  const stream = exitCode === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exitCode = exitCode
})
