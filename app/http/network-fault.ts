/**
 * What kept `fetch` from an answer, as in "connect ECONNREFUSED 127.0.0.1:9 (ECONNREFUSED)": the certificate, the name or the
 * network. Undefined where there was an answer.
 */
export function networkFaultOf(error: unknown): string | undefined {
  if (!(error instanceof TypeError && error.cause instanceof Error)) return undefined
  const { cause } = error
  // After several addresses, the outer error only says that all failed.
  const first: Error =
    cause instanceof AggregateError && cause.errors[0] instanceof Error ? cause.errors[0] : cause
  return (
    first.message +
    ('code' in first && !first.message.includes(String(first.code)) ? ` (${String(first.code)})` : '')
  )
}
