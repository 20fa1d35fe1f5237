import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { loadSettings } from './load-settings'
import { verify } from './verify/verify'

allowClosedPipe()
loadSettings()
actAsOwner()
verify(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
})
