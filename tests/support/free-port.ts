import { execFileSync } from 'node:child_process'

const PROGRAM =
  "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close() })"

/** A free port, at once: a configuration cannot wait. */
export function freePort(): string {
  return execFileSync(process.execPath, ['-e', PROGRAM], { encoding: 'utf8' }).trim()
}
