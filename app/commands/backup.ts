import { actAsOwner } from './act-as-owner'
import { backup } from './backup/backup'
import { allowClosedPipe } from './closed-pipe'
import { loadSettings } from './load-settings'

allowClosedPipe()
loadSettings()
actAsOwner()
process.umask(0o077)
backup(process.argv.slice(2)).then(({ text, exitCode }) => {
  const stream = exitCode === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exitCode = exitCode
})
