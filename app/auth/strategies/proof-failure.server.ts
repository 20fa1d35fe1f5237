import { AuthorizationResponseError } from 'openid-client'
import { log } from '~/log.server'
import { ProviderFailure, reasonOf } from '../provider-failure.server'

/**
 * Answers of a token endpoint that mean our own registration is wrong, which the person signing in cannot
 * mend.
 */
const OUR_FAULT = ['invalid_client', 'unauthorized_client']

export function failureOf(error: unknown): ProviderFailure {
  const reason = reasonOf(error)
  log.warn({ event: 'provider_answer_refused', ...reason })
  if (error instanceof AuthorizationResponseError) return new ProviderFailure('abgelehnt')
  const isDown = isNetworkFault(error) || OUR_FAULT.includes(reason.code ?? '')
  return new ProviderFailure(isDown ? 'anmeldedienst' : 'antwort')
}

/** No connection, no answer in time, or a 5xx response. */
function isNetworkFault(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500)
}
