/** Why a request was refused whose firm is known: the `code` of its answer. */
export const REFUSAL_CODES = [
  'invalid',
  'firm_unknown',
  'own_secret_demanded',
  'signature_missing',
  'signature_expired',
  'signature_wrong',
  'idempotency_key_reused',
  'idempotency_key_wrong',
  'json_wrong',
  'byte_order_mark',
  'charset_wrong',
  'encoding_wrong',
  'media_type_wrong',
  'body_too_large',
  'dry_run_wrong',
  'guard_empty',
] as const

/** Refused for who sent it: nobody knows that it is true, so nothing makes it count. */
const ABOUT_THE_SENDER: readonly string[] = [
  'firm_unknown',
  'own_secret_demanded',
  'signature_missing',
  'signature_expired',
  'signature_wrong',
] satisfies (typeof REFUSAL_CODES)[number][]

export function isAboutTheSender(code: string | null): boolean {
  return code !== null && ABOUT_THE_SENDER.includes(code)
}

export type RefusalCode = (typeof REFUSAL_CODES)[number]
