import { existsSync } from 'node:fs'
import { allowClosedPipe } from './closed-pipe'
import { exportAll } from './export/export'

allowClosedPipe()
if (existsSync('.env')) process.loadEnvFile('.env')
process.umask(0o077)
exportAll(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
