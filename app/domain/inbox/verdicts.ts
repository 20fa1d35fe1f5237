/** What became of a request to the webhook. */
export const VERDICTS = ['understood', 'overtaken', 'kept', 'settled', 'refused'] as const
export type Verdict = (typeof VERDICTS)[number]
