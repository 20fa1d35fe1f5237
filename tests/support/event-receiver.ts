import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What the receiver does with the next request; the last one counts for all that follow. */
export type Reaction = number | 'hang' | 'cut' | ((response: ServerResponse) => void)

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver of webhooks on this machine. */
export async function startReceiver(reactions: Reaction[] = [204]) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const reaction = reactions[Math.min(received.length, reactions.length - 1)] ?? 204
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      if (reaction === 'cut') request.socket.destroy()
      else if (typeof reaction === 'function') reaction(response)
      else if (reaction !== 'hang') response.writeHead(reaction).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, port, received, stop }
}
