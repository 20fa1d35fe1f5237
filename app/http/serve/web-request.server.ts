import type { Request as Incoming, Response as Outgoing } from 'express'
import { bodyOf, ProgramRequest } from '../body.server'
import { isApiPath } from '../headers.server'

interface Reading {
  /** The body, if already read. */
  whole?: Buffer | undefined
  /** Remix hands copies of the request to its routes, with the stream of the body. */
  isCopied?: boolean
}

/** Converts an Express request. The signal aborts if the client disconnects early. */
export function webRequest(
  request: Incoming,
  response: Outgoing,
  { whole, isCopied = false }: Reading = {},
): Request {
  const url = `${request.protocol}://${request.headers.host}${request.originalUrl}`
  const init = { method: request.method, headers: webHeaders(request) }
  if (request.method === 'GET' || request.method === 'HEAD')
    return withSignal(new Request(url, init), response)
  if (!isCopied && isApiPath(request.path))
    return withSignal(new ProgramRequest(request, url, init), response)
  const body = whole === undefined ? bodyOf(request) : new Uint8Array(whole)
  return withSignal(new Request(url, { ...init, body, duplex: 'half' } as RequestInit), response)
}

/**
 * Makes the signal when it is asked for. One handed to `Request` is tied to it by weak references, which keep the
 * request in memory until the next full collection.
 */
function withSignal(request: Request, response: Outgoing): Request {
  let left: AbortController | undefined
  return Object.defineProperty(request, 'signal', {
    get() {
      left ??= leftEarly(response)
      return left.signal
    },
  })
}

function leftEarly(response: Outgoing): AbortController {
  const left = new AbortController()
  const look = () => {
    if (!response.writableFinished) left.abort()
  }
  if (response.destroyed) look()
  else response.once('close', look)
  return left
}

function webHeaders({ headers }: Incoming): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (Array.isArray(value)) for (const one of value) all.append(name, one)
    else if (value) all.set(name, value)
  }
  return all
}
