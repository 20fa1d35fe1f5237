import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'

/** A raw response: fetch forbids some methods and headers, and follows redirects. */
export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
  bytes: Buffer
}

/**
 * As browsers and curl do: a client that asks to close may be cut off while still sending. What idles is closed before the
 * server, which waits five seconds, could close it under a request.
 */
const agent = new Agent({ keepAlive: true, timeout: 2000 })

/** Sends exactly these headers with exactly this method. */
export function rawRequest(
  baseUrl: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const { host, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    // Resolving the name takes as long as the rest.
    const to = { hostname: '127.0.0.1', port, path, method, headers: { Host: host, ...headers }, agent }
    const request = httpRequest(to, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, bytes, body: bytes.toString('utf8') })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
