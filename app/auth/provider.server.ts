import {
  allowInsecureRequests,
  buildEndSessionUrl,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { config, type ProviderSettings } from '~/config.server'
import { NotFound } from '~/domain/kernel/errors'
import { networkFaultOf } from '~/http/network-fault'
import { log } from '~/log.server'
import { paths } from '~/paths'
import type { Language } from '~db/schema'
import { ProviderFailure, reasonOf } from './provider-failure.server'

/** After this the provider counts as down; local accounts still work. */
const TIMEOUT_SECONDS = 4

let discovered: Promise<Configuration> | undefined

/**
 * The provider's metadata: fetched at the first sign-in there, and again after a failure.
 * @throws NotFound if none is configured @throws ProviderFailure
 */
export async function identityProvider(): Promise<Configuration> {
  const settings = config().provider
  if (!settings) throw new NotFound()
  const asked = discovered ?? discover(settings)
  discovered = asked
  try {
    return await asked
  } catch (error) {
    if (discovered === asked) discovered = undefined
    log.warn({ event: 'provider_down', ...reasonOf(error) })
    throw new ProviderFailure('anmeldedienst')
  }
}

/** Why a provider cannot be used, without any text from the provider; undefined if it can. */
export async function providerFault(settings: ProviderSettings): Promise<string | undefined> {
  try {
    await discover(settings)
    return undefined
  } catch (error) {
    return networkFaultOf(error) ?? Object.values(reasonOf(error)).join(' ')
  }
}

/**
 * Where the provider ends its own session, or undefined if it cannot or does not answer. It returns to the
 * sign-in page, whose registered address has no room for a language, so that travels as the state.
 */
export async function providerSignOut(idToken: string, language: Language): Promise<string | undefined> {
  try {
    const provider = await identityProvider()
    if (!provider.serverMetadata().end_session_endpoint) return undefined
    return buildEndSessionUrl(provider, {
      id_token_hint: idToken,
      post_logout_redirect_uri: config().baseUrl + paths.signIn(),
      state: language,
      ui_locales: language,
    }).href
  } catch (error) {
    if (error instanceof ProviderFailure || error instanceof NotFound) return undefined
    throw error
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  // Otherwise an ID token from the token endpoint is trusted because of TLS alone, and its signature
  // is not verified.
  const execute = [enableNonRepudiationChecks]
  if (issuer.protocol === 'http:') execute.push(allowInsecureRequests)
  const options = { execute, timeout: TIMEOUT_SECONDS }
  const provider = await discovery(issuer, clientId, clientSecret, undefined, options)
  // The library exempts Microsoft, where "common" would trust every directory.
  if (new URL(provider.serverMetadata().issuer).href !== issuer.href)
    throw Object.assign(new Error('Another issuer'), { code: 'issuer_differs' })
  return provider
}
