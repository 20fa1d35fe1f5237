import { execFileSync } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'

const PROGRAM =
  "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close() })"

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Synchronous, as text, for configuration files. */
export function freePortNow(): string {
  return execFileSync(process.execPath, ['-e', PROGRAM], { encoding: 'utf8' }).trim()
}
