import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { loadSettings } from './load-settings'
import { user } from './user/user'

allowClosedPipe()
loadSettings()
actAsOwner()
user(process.argv.slice(2)).then(({ text, exitCode }) => {
  const stream = exitCode === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exitCode = exitCode
})
