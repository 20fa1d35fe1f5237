import { allowClosedPipe } from './closed-pipe'
import { loadSettings } from './load-settings'
import { restore } from './restore/restore'

allowClosedPipe()
loadSettings()
process.umask(0o077)
restore(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
