import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import { config } from '~/config.server'
import type { ProvenIdentity } from '~/domain/users/identities/proven-identity'
import { paths } from '~/paths'
import { identityOf, lacksClaims } from '../claims'
import type { ProviderAttempt } from '../provider-attempt.server'
import { ProviderFailure } from '../provider-failure.server'
import { failureOf } from './proof-failure.server'

export async function prove(
  provider: Configuration,
  request: Request,
  { state, nonce, verifier }: ProviderAttempt,
): Promise<ProvenIdentity & { idToken: string }> {
  // From BASE_URL: what a proxy or header says about the host must not matter.
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

export function answerUrl(): URL {
  return new URL(config().baseUrl + paths.providerAnswer())
}
