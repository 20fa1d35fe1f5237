/** What a program decides by; a code never changes its meaning and is never given up. */
export const PROBLEM_CODES = [
  'key_missing',
  'key_wrong',
  'too_many_wrong_keys',
  'too_many_calls',
  'scope_missing',
  'not_found',
  'method_not_allowed',
  'media_type_wrong',
  'body_too_large',
  'json_wrong',
  'query_wrong',
  'invalid',
  'conflict',
  'changed_meanwhile',
  'version_missing',
  'idempotency_key_wrong',
  'idempotency_key_reused',
] as const

export type ProblemCode = (typeof PROBLEM_CODES)[number]
