import { createReadableStreamFromReadable } from '@remix-run/node'
import type { Request as Incoming, Response as Outgoing } from 'express'

/** Converts an Express request, with its body if already read. The signal aborts if the client disconnects early. */
export function webRequest(request: Incoming, response: Outgoing, whole?: Buffer): Request {
  const url = `${request.protocol}://${request.headers.host}${request.originalUrl}`
  const aborted = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) aborted.abort()
  })
  const init = { method: request.method, headers: webHeaders(request), signal: aborted.signal }
  if (request.method === 'GET' || request.method === 'HEAD') return new Request(url, init)
  const body = whole === undefined ? createReadableStreamFromReadable(request) : new Uint8Array(whole)
  return new Request(url, { ...init, body, duplex: 'half' } as RequestInit)
}

function webHeaders({ headers }: Incoming): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (Array.isArray(value)) for (const one of value) all.append(name, one)
    else if (value) all.set(name, value)
  }
  return all
}
