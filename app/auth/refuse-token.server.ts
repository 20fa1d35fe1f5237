import { data } from '@remix-run/node'
import { clientAddress } from '~/http/client-address.server'
import type { Wait } from '~/http/error-data'
import { logEvent } from '~/http/events.server'
import { tokenFailures } from '~/http/rate-limits.server'

export async function refuseToken(request: Request) {
  // The path segment before the token says what it was tried for.
  logEvent('token_unknown', request, { family: new URL(request.url).pathname.split('/')[1] })
  const wait = await tokenFailures.hit(clientAddress(request))
  return wait > 0
    ? data({ kind: 'wait', seconds: wait } satisfies Wait, {
        status: 429,
        headers: { 'Retry-After': String(wait) },
      })
    : data(null, { status: 404 })
}
