import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { loadSettings } from './load-settings'
import { rehearse } from './rehearse/rehearse'

allowClosedPipe()
loadSettings()
actAsOwner()
process.umask(0o077)
rehearse(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
