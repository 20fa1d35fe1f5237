import { problemText } from '~/http/problem.server'
import type { ProblemCode } from '~/http/problem-codes'
import { textsOf } from '~/i18n/texts'
import { CALLS } from '../contract/calls'
import { problemsOf } from '../contract/problems'
import { NOTHING_STORED } from '../rest/read.server'

/** A sample problem, word for word: problems are in English, whatever the language of the page. */
export function problemSample(code: ProblemCode, status: number): object {
  const errors = reasonsOf(code)
  const detail = DETAIL_AT_WEBHOOK[code]
  const reason = {
    ...(errors && { detail: NOTHING_STORED, errors }),
    ...(detail !== undefined && { detail }),
  }
  return JSON.parse(problemText(status, { code, isTypeless: isOfWebhookAlone(code), ...reason })) as object
}

function isOfWebhookAlone(code: ProblemCode): boolean {
  const calls = CALLS.filter((call) => problemsOf(call).includes(code))
  return calls.length > 0 && calls.every(({ opens }) => opens === 'secret')
}

/** As the webhook says them. */
const DETAIL_AT_WEBHOOK: Partial<Record<ProblemCode, string>> = {
  secret_wrong: 'X-Webhook-Secret is missing or wrong.',
  too_many_wrong_secrets: 'Too many requests with a wrong secret came from this address. Wait 60 seconds.',
  own_secret_demanded:
    'This firm takes its own secrets alone. Its owner makes them on the page of its webhook.',
  signature_missing:
    'This firm demands webhook-id, webhook-timestamp and webhook-signature (Standard Webhooks).',
  signature_expired: 'webhook-timestamp is not within five minutes of now. Sign each attempt anew.',
  signature_wrong: 'webhook-signature is not of this body, id and time by a key of this firm.',
  dry_run_wrong: 'X-Dry-Run must be true or false.',
  firm_unknown: 'Nothing of this request was stored.',
}

function reasonsOf(code: ProblemCode) {
  if (code === 'firm_unknown') return [{ pointer: '/mandant_id', detail: 'is not a client of this service' }]
  const { faults } = textsOf('en')
  if (code === 'invalid') return [{ pointer: '/postal_code', detail: faults.postal_code_missing }]
  const sentence: unknown = faults[code as keyof typeof faults]
  return typeof sentence === 'string' ? [{ pointer: '', detail: sentence }] : undefined
}
