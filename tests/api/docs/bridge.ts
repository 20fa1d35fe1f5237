import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask } from '../../support/app'

export interface Answered {
  method: string
  url: URL
  answer: Response
}

export interface Bridge {
  url: string
  /** In the order in which they were asked for. */
  answered: Answered[]
  stop(): Promise<void>
}

/** Lets other programs ask the product that runs in this process. */
export async function openBridge(): Promise<Bridge> {
  const answered: Answered[] = []
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const body = await bytesOf(request)
    const answer = await ask(url, {
      method,
      headers: { ...(request.headers as Record<string, string>), 'x-client-ip': '192.0.2.9' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    answered.push({ method, url: new URL(url, 'http://localhost'), answer: answer.clone() })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    answered,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
