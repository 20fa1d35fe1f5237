import type { ServerBuild } from '@remix-run/node'
import type { Request as Incoming } from 'express'
import { FORM_BYTES } from '../gate.server'
import { isTokenPath } from '../headers.server'
import { turnstile } from './turnstile.server'

type Route = NonNullable<ServerBuild['routes'][string]>
type Pass = <Result>(work: (body?: Buffer) => Promise<Result>) => Promise<Result>

/** A page behind a link may be long, and can be requested any number of times. */
const atLink = turnstile({ inside: 4, waiting: 40 })
/** Passwords are verified one at a time; the second request is read meanwhile. */
const atPassword = turnstile({ inside: 2, waiting: 50 })

/**
 * How a request gets to its route when many come at once. Those that are too many are refused before anything of
 * Remix has run for them.
 */
export function wayIn({ module }: Route, request: Incoming): Pass {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const handle = module.handle as { checksPassword?: true } | undefined
  if (isRead && isTokenPath(request.path)) {
    const token = request.path.split('/')[2] ?? ''
    return (work) => atLink(token, () => work())
  }
  if (!isRead && handle?.checksPassword) {
    return async (work) => {
      // Only complete forms queue: a slow client would hold a place.
      const body = await readForm(request)
      return atPassword('passwords', () => work(body))
    }
  }
  return (work) => work()
}

/** One byte more than allowed is enough for the gate to refuse it. */
async function readForm(request: Incoming): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer)
    length += (chunk as Buffer).length
    if (length > FORM_BYTES) break
  }
  return Buffer.concat(chunks)
}
