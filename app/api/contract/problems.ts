import * as z from 'zod'
import { CONFLICT_CODES, type ConflictCode, PROBLEM_CODES, type ProblemCode } from '~/http/problem-codes'
import type { Call } from './call'

/** The status that each code comes with. */
export const STATUS_OF: Record<ProblemCode, number> = {
  key_missing: 401,
  key_wrong: 401,
  too_many_wrong_keys: 429,
  too_many_calls: 429,
  scope_missing: 403,
  secret_wrong: 401,
  too_many_wrong_secrets: 429,
  own_secret_demanded: 401,
  signature_missing: 401,
  signature_expired: 401,
  signature_wrong: 401,
  firm_unknown: 422,
  dry_run_wrong: 400,
  not_found: 404,
  method_not_allowed: 405,
  media_type_wrong: 415,
  charset_wrong: 415,
  encoding_wrong: 415,
  byte_order_mark: 400,
  body_too_large: 413,
  json_wrong: 400,
  query_wrong: 400,
  invalid: 422,
  ...(Object.fromEntries(CONFLICT_CODES.map((code) => [code, 409])) as Record<ConflictCode, 409>),
  changed_meanwhile: 412,
  guard_empty: 400,
  idempotency_key_wrong: 400,
  idempotency_key_reused: 422,
  cross_site: 403,
  unexpected: 500,
  busy: 503,
}

/** All statuses that a call answers a code with. */
export function statusesOf({ opens }: Pick<Call, 'opens'>, code: ProblemCode): number[] {
  const status = STATUS_OF[code]
  // Where gzip is taken, a body may be packed otherwise than it says.
  return opens === 'secret' && code === 'encoding_wrong' ? [status, 400] : [status]
}

/** What every refusal says (RFC 9457). */
export const problemSchema = z.object({
  type: z.string().meta({
    description: 'Address of the page that explains the code, below the base address.',
    example: '/api/docs/errors/invalid',
  }),
  help: z
    .string()
    .optional()
    .meta({ description: 'The address instead of type, where the contract keeps about:blank: the webhook.' }),
  title: z.string().meta({ description: 'What the status means.', example: 'Unprocessable content' }),
  status: z.int().meta({ description: 'As in the status line.', example: 422 }),
  code: z
    .enum(PROBLEM_CODES)
    .optional()
    .meta({ description: 'What a program decides by; it never changes its meaning.', example: 'invalid' }),
  detail: z.string().optional().meta({
    description: 'For people who look for the fault; its words may change.',
    example: 'Nothing of this request was stored. See errors.',
  }),
  errors: z
    .array(
      z.object({
        pointer: z.string().meta({
          description: 'Where in the body, as a JSON pointer (RFC 6901); empty for all of it.',
          example: '/postal_code',
        }),
        detail: z
          .string()
          .meta({ description: 'What it must be.', example: 'A German postcode has five digits.' }),
        code: z.string().optional().meta({ description: 'Of the reason, where a program may decide by it.' }),
      }),
    )
    .optional()
    .meta({ description: 'What is wrong, field by field; 50 at most. Values are never repeated.' }),
})

const OF_THE_WEBHOOK: readonly ProblemCode[] = [
  ...(['secret_wrong', 'too_many_wrong_secrets', 'own_secret_demanded'] as const),
  ...(['signature_missing', 'signature_expired', 'signature_wrong'] as const),
  ...([
    'guard_empty',
    'firm_unknown',
    'dry_run_wrong',
    'idempotency_key_wrong',
    'idempotency_key_reused',
  ] as const),
]

/** What a call may be refused with, by its code. */
export function problemsOf(call: Call): ProblemCode[] {
  const { opens, method, path, query, body, takes = [], problems = [] } = call
  const found: ProblemCode[] = [...problems]
  if (opens === 'key')
    found.push('key_missing', 'key_wrong', 'too_many_wrong_keys', 'scope_missing', 'too_many_calls')
  if (opens === 'secret') found.push(...OF_THE_WEBHOOK)
  if (path.includes('{')) found.push('not_found')
  if (query || opens === 'key') found.push('query_wrong')
  if (body) found.push('media_type_wrong', 'charset_wrong', 'encoding_wrong', 'byte_order_mark', 'json_wrong')
  if (body) found.push('body_too_large', 'invalid')
  if (takes.includes('Idempotency-Key')) found.push('idempotency_key_wrong', 'idempotency_key_reused')
  if (takes.length > 0) found.push('guard_empty')
  if (method !== 'GET') found.push('cross_site')
  found.push('method_not_allowed', 'unexpected', 'busy')
  return PROBLEM_CODES.filter((code) => found.includes(code))
}
