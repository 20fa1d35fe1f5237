import { ConfigError } from '~/config.server'
import { type Finding, fail, ok, type Patient, warn } from './finding'

export async function checkProvider({ config, words }: Patient): Promise<readonly Finding[]> {
  if (config instanceof ConfigError) return [warn(words.needsSettings(words.checked.provider))]
  if (!config.provider) return [ok(words.noProvider)]
  // Its log reads the settings when loaded.
  const { providerFault } = await import('~/auth/provider.server')
  const { issuer } = config.provider
  const fault = await providerFault(config.provider)
  return [
    fault === undefined
      ? ok(words.providerFine(issuer.href))
      : fail(words.providerDown(issuer.href, fault), words.mendProvider),
  ]
}
