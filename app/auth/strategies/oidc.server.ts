import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { Strategy } from 'remix-auth/strategy'
import type { Cleared } from '~/domain/users/accounts/address-proof.server'
import type { ProvenIdentity } from '~/domain/users/identities/proven-identity'
import type { Language } from '~db/schema'
import { identityProvider } from '../provider.server'
import { attemptCookie, takeAttempt } from '../provider-attempt.server'
import { ProviderFailure } from '../provider-failure.server'
import type { SignedIn } from './local.server'
import { answerUrl, prove } from './proof.server'

const SCOPE = 'openid profile email'
export interface SignedInElsewhere extends SignedIn {
  /** Sent to the provider when signing out. */
  idToken: string
  /** Credentials removed from the account, as they were set before its address was proven. */
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

/** Second half of the code flow: the provider's answer, in the browser that started it. */
export class OidcStrategy extends Strategy<SignedInElsewhere, ProvenIdentity & { idToken: string }> {
  override name = 'oidc'

  /** @throws ProviderFailure for an answer that is not ours, is repeated, or is a refusal */
  override async authenticate(request: Request): Promise<SignedInElsewhere> {
    const attempt = await takeAttempt(request)
    if (!attempt) throw new ProviderFailure('antwort')
    const provider = await identityProvider()
    return this.verify(await prove(provider, request, attempt))
  }
}
