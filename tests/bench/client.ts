import { Agent, request } from 'node:http'

/** What is asked of a server. */
export interface Question {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: Buffer
}

/** What it answered, and how long that took from the first byte sent to the last received. */
export interface Reply {
  status: number
  body: Buffer
  ms: number
}

// Connections are kept alive and few: the client shares the machine with the servers.
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** As a browser says which language its owner reads; without, the product looks up what is on file for the recipient. */
const READS = { 'Accept-Language': 'de-DE,de;q=0.9,en;q=0.8' }

/** Asks a server of this machine, uncompressed: compressing costs product and floor the same and hides the rest. */
export function ask(port: number, { method, path, headers, body }: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const length = body ? { 'Content-Length': body.byteLength } : {}
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...READS, ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          }),
        )
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Lets go of every connection: a server closes what has been idle for five seconds, maybe just as it is used. */
export function hangUp(): void {
  agent.destroy()
}
