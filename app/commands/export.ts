import { allowClosedPipe } from './closed-pipe'
import { exportAll } from './export/export'
import { loadSettings } from './load-settings'

allowClosedPipe()
loadSettings()
process.umask(0o077)
exportAll(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
