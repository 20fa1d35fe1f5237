import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { doctor } from './doctor/doctor'
import { loadSettings } from './load-settings'

allowClosedPipe()
loadSettings()
actAsOwner()
doctor(process.argv.slice(2)).then(({ text, exitCode }) => {
  process.stdout.write(`${text}\n`)
  // Connections that were only tried may linger.
  process.exit(exitCode)
})
