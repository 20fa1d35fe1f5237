import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { keys } from './keys/keys'
import { loadSettings } from './load-settings'

allowClosedPipe()
loadSettings()
actAsOwner()
process.umask(0o077)
keys(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
