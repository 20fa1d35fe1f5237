import { createHash, timingSafeEqual } from 'node:crypto'
import { today } from '~/clock.server'
import { config } from '~/config.server'
import { findSecret, noteSecretUse } from '~/domain/inbox/webhook-secrets.server'
import { house } from '~/house.server'
import { clientAddress } from '~/http/client-address.server'
import { logEvent } from '~/http/events.server'
import { problem } from '~/http/problem.server'
import { secretFailures } from '~/http/rate-limits.server'
import type { SecretVisitor } from './access'

/**
 * Only failures count, and the right secret always passes: a neighbour at the same address cannot lock others
 * out.
 */
export async function admitBySecret(request: Request): Promise<SecretVisitor> {
  if (hasSecret(request)) return { secret: undefined }
  const day = today()
  const secret = await findSecret(house.reader, request.headers.get('x-webhook-secret') ?? '', day)
  if (secret && !secret.isNoted) await noteSecretUse(house, secret, day)
  if (secret) return { secret }
  logEvent('webhook_secret_wrong', request)
  const seconds = await secretFailures.hit(clientAddress(request))
  if (seconds > 0)
    throw problem(429, {
      code: 'too_many_wrong_secrets',
      isTypeless: true,
      detail: `Too many requests with a wrong secret came from this address. Wait ${seconds} seconds.`,
      headers: { 'Retry-After': String(seconds) },
    })
  throw problem(401, {
    code: 'secret_wrong',
    isTypeless: true,
    detail: 'X-Webhook-Secret is missing or wrong.',
    headers: { 'WWW-Authenticate': 'X-Webhook-Secret' },
  })
}

/** Compares hashes, and all of them, so that timing reveals neither characters nor length. */
function hasSecret(request: Request): boolean {
  // Node reads header bytes as Latin-1.
  const sent = digest(Buffer.from(request.headers.get('x-webhook-secret') ?? '', 'latin1'))
  const matches = config().webhookSecrets.map((valid) => timingSafeEqual(sent, digestOf(valid)))
  return matches.includes(true)
}

/** There are two at most. */
const digests = new Map<string, Buffer>()

function digestOf(secret: string): Buffer {
  const known = digests.get(secret) ?? digest(Buffer.from(secret))
  digests.set(secret, known)
  return known
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
