/** Why a collection was taken out of a file when it was fetched; kept as the reason of its failure. */
export const LEFT_OUT_REASONS = [
  'disputed',
  'instalments',
  'requested',
  'revoked',
  'stopped',
  'lapsed',
  'other_account',
  'other_creditor',
  'late',
  'unannounced',
] as const

export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export function isLeftOutReason(reason: string | null): reason is LeftOutReason {
  return LEFT_OUT_REASONS.some((one) => one === reason)
}
