import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
} from 'openid-client'
import { config } from '~/config.server'
import type { ProvenIdentity } from '~/domain/users/identities.server'
import { log } from '~/log.server'
import { paths } from '~/paths'
import { identityOf, lacksClaims } from '../claims'
import type { ProviderAttempt } from '../provider-attempt.server'
import { ProviderFailure, reasonOf } from '../provider-failure.server'

/**
 * Answers of a token endpoint that mean our own registration is wrong, which the person signing in cannot
 * mend.
 */
const OUR_FAULT = ['invalid_client', 'unauthorized_client']

export async function prove(
  provider: Configuration,
  request: Request,
  { state, nonce, verifier }: ProviderAttempt,
): Promise<ProvenIdentity & { idToken: string }> {
  // Built from BASE_URL: what a proxy or a header says about the host must not matter.
  const answer = answerUrl()
  answer.search = new URL(request.url).search
  try {
    const tokens = await authorizationCodeGrant(provider, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || tokens.id_token === undefined) throw new ProviderFailure('antwort')
    const settings = config().provider
    const isMore = lacksClaims(claims, settings) && provider.serverMetadata().userinfo_endpoint !== undefined
    const more = isMore ? await fetchUserInfo(provider, tokens.access_token, claims.sub) : {}
    return { ...identityOf(claims, more, settings), idToken: tokens.id_token }
  } catch (error) {
    if (error instanceof ProviderFailure) throw error
    throw failureOf(error)
  }
}

function failureOf(error: unknown): ProviderFailure {
  const reason = reasonOf(error)
  log.warn({ event: 'provider_answer_refused', ...reason })
  if (error instanceof AuthorizationResponseError) return new ProviderFailure('abgelehnt')
  const isDown = isNetworkFault(error) || OUR_FAULT.includes(reason.code ?? '')
  return new ProviderFailure(isDown ? 'anmeldedienst' : 'antwort')
}

/** No connection, no answer in time, or an answer of 500 and more. */
function isNetworkFault(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500)
}

export function answerUrl(): URL {
  return new URL(config().baseUrl + paths.providerAnswer())
}
