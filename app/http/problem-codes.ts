/** Why what was asked does not fit what is stored: 409. */
export const CONFLICT_CODES = [
  'number_taken',
  'debit_needs_mandate',
  'discount_longer_than_term',
  'mandate_not_active',
  'advance_not_deductible',
  'advance_taken',
  'already_issued',
  'not_issuable',
  'not_issued',
  'not_open',
  'no_address',
  'handed_over_early',
  'handed_over_already',
  'handed_over_gone',
  'handed_over_collected',
  'other_customer',
  'not_payable',
  'more_than_open',
  'date_before_issue',
  'discount_offered',
  'discount_over',
  'discount_short',
  // None of these.
  'conflict',
] as const

export type ConflictCode = (typeof CONFLICT_CODES)[number]

/** What a program decides by; a code never changes its meaning and is never given up. */
export const PROBLEM_CODES = [
  'key_missing',
  'key_wrong',
  'too_many_wrong_keys',
  'too_many_calls',
  'scope_missing',
  'secret_wrong',
  'too_many_wrong_secrets',
  'own_secret_demanded',
  'signature_missing',
  'signature_expired',
  'signature_wrong',
  'firm_unknown',
  'dry_run_wrong',
  'not_found',
  'method_not_allowed',
  'media_type_wrong',
  'charset_wrong',
  'encoding_wrong',
  'byte_order_mark',
  'body_too_large',
  'json_wrong',
  'query_wrong',
  'invalid',
  ...CONFLICT_CODES,
  'changed_meanwhile',
  'guard_empty',
  'idempotency_key_wrong',
  'idempotency_key_reused',
  'cross_site',
  'unexpected',
  'busy',
] as const

export type ProblemCode = (typeof PROBLEM_CODES)[number]

const BY_STATUS: Record<number, ProblemCode> = {
  403: 'cross_site',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'body_too_large',
  500: 'unexpected',
  503: 'busy',
}

const INTERFACE = /^\/api\/v1(?:\/|$)/i

const WEBHOOK = /^\/api\/intern\/webhook\/?$/i

export function isWebhook(path: string): boolean {
  return WEBHOOK.test(path)
}

export function isInterface(path: string): boolean {
  return INTERFACE.test(path)
}

/** What a status alone says to a caller of the interface or the webhook. */
export function codeAt(path: string, status: number): ProblemCode | undefined {
  return isInterface(path) || isWebhook(path) ? BY_STATUS[status] : undefined
}
