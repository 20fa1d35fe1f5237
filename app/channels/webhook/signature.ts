import { createHmac } from 'node:crypto'

interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** Headers of Standard Webhooks: one signature for each secret, so that a receiver may change to the new one. */
export function signatureHeaders(secrets: readonly string[], { id, timestamp, body }: Signed) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
