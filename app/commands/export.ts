import { existsSync } from 'node:fs'
import { exportAll } from './export/export'

if (existsSync('.env')) process.loadEnvFile('.env')
process.umask(0o077)
exportAll(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
