import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { Strategy } from 'remix-auth/strategy'
import { config } from '~/config.server'
import type { Cleared } from '~/domain/users/address-proof.server'
import type { ProvenIdentity } from '~/domain/users/identities.server'
import { log } from '~/log.server'
import { paths } from '~/paths'
import type { Language } from '~db/schema'
import { identityOf, lacksClaims } from '../claims'
import { identityProvider, ProviderFailure, reasonOf } from '../provider.server'
import { attemptCookie, type ProviderAttempt, takeAttempt } from '../provider-attempt.server'
import type { SignedIn } from './local.server'

const SCOPE = 'openid profile email'
/**
 * Answers of a token endpoint that mean our own registration is wrong, which the person signing in cannot
 * mend.
 */
const OUR_FAULT = ['invalid_client', 'unauthorized_client']

/** A person vouched for by the identity provider. */
export interface SignedInElsewhere extends SignedIn {
  /** Sent to the provider when signing out. */
  idToken: string
  /** Credentials the account had before its address was proven, now removed. */
  cleared: Cleared | undefined
}

/**
 * First half of the code flow: where to send the browser, and the cookie that binds the answer to it.
 * @throws NotFound @throws ProviderFailure
 */
export async function beginAttempt(path: string, language: Language) {
  const provider = await identityProvider()
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: answerUrl().href,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
  })
  return { url: url.href, setCookie: await attemptCookie({ state, nonce, verifier, path }) }
}

/** Second half of the code flow: the identity provider's answer, in the browser that asked. */
export class OidcStrategy extends Strategy<SignedInElsewhere, ProvenIdentity & { idToken: string }> {
  override name = 'oidc'

  /** @throws ProviderFailure for an answer that is not ours, comes twice, or is a refusal */
  override async authenticate(request: Request): Promise<SignedInElsewhere> {
    const attempt = await takeAttempt(request)
    if (!attempt) throw new ProviderFailure('antwort')
    const provider = await identityProvider()
    return this.verify(await prove(provider, request, attempt))
  }
}

async function prove(
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

function answerUrl(): URL {
  return new URL(config().baseUrl + paths.providerAnswer())
}
