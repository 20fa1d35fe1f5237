import { useTexts } from '~/kit/language'

/** Why a draft was not issued or not sent, in plain words. */
export function useReason(): (reason: string) => string {
  const { billing, faults, invoices } = useTexts()
  const words: Readonly<Record<string, unknown>> = { ...faults, ...invoices.findings, ...billing.reasons }
  return (reason) => {
    const text = words[reason]
    return typeof text === 'string' ? text : reason
  }
}
