import type { Answer, Call } from './call'

/** How a caller shows who it is. */
export const SECURITY = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of the firm, made by its owner. Each call names the scope that the key needs.',
  },
  secret: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Webhook-Secret',
    description: 'The secret of the installation, or one of the firm.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-zahltag_session',
    description: 'A session of the office, from its own pages.',
  },
}

export function securityOf({ opens, scope }: Call): Record<string, string[]>[] {
  if (opens === 'nothing') return []
  return [{ [opens]: scope === undefined ? [] : [scope] }]
}

const TAKEN = {
  'Idempotency-Key': {
    description:
      'Your name for this call, 1 to 255 visible ASCII characters: sent again within a day, it counts once.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  },
  'webhook-id': {
    description:
      'Your name for this delivery, another one for each, 1 to 255 visible ASCII characters: sent again, it counts once while the delivery is kept, which is 90 days.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  },
  'webhook-timestamp': {
    description: 'Where the firm demands signatures: when this attempt was made, in seconds since 1970.',
    schema: { type: 'string', pattern: '^\\d+$' },
  },
  'webhook-signature': {
    description:
      'Where the firm demands signatures: one of Standard Webhooks, of webhook-id, webhook-timestamp and the body, joined with points. What is signed are the bytes of the body before they are compressed.',
    schema: { type: 'string' },
  },
  'Content-Encoding': {
    description: 'gzip where the body is compressed with it; 2 MiB unpacked at most.',
    schema: { type: 'string', enum: ['gzip'] },
  },
  'X-Dry-Run': {
    description: 'true checks everything, stores nothing, and answers what would have happened.',
    schema: { type: 'string', enum: ['true', 'false'] },
  },
  'If-Match': {
    description: 'The ETag that was read: what was changed since is not overwritten.',
    schema: { type: 'string' },
  },
} as const

const INSTEAD_OF_WEBHOOK_ID = 'Another name of webhook-id; where both are sent, webhook-id counts.'

export function headersOfCall({ takes = [] }: Call) {
  return takes.map((name) => ({
    name,
    in: 'header',
    ...TAKEN[name],
    ...(name === 'Idempotency-Key' && takes.includes('webhook-id') && { description: INSTEAD_OF_WEBHOOK_ID }),
  }))
}

const ANSWERED = {
  ETag: { description: 'The version, for If-Match.', schema: { type: 'string' } },
  Location: {
    description: 'Where the new record is read, below the base address.',
    schema: { type: 'string' },
  },
} as const

export function headersOfAnswer({ headers }: Answer) {
  return headers && Object.fromEntries(headers.map((name) => [name, ANSWERED[name]]))
}
