import type { ProviderFault } from '~/paths'

/** Failed OIDC sign-in; `fault` is shown on the sign-in page. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  constructor(readonly fault: ProviderFault) {
    super(fault)
  }
}

/** Loggable part of an error: names and codes, never text from the provider. */
export function reasonOf(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code, error: answer, cause } = error as Error & { code?: string; error?: string; cause?: unknown }
  const detail = [answer, (cause as { code?: string } | undefined)?.code, code].find(
    (one) => typeof one === 'string' && /^\w{1,60}$/.test(one),
  )
  return { error: error.name, ...(detail !== undefined && { code: detail }) }
}
