import type { Incoming, Payer, Reason } from './decision'

export function payerOf({ payers }: Incoming, customerId: string | undefined): Payer | undefined {
  return payers.find((one) => one.customerId === customerId)
}

/** Another mark than the text, which has the number too. */
export function isPaying(payer: Payer | undefined): boolean {
  return payer !== undefined && (payer.hasAccount || payer.hasMandate || payer.hasName)
}

export function isKnown(payer: Payer | undefined): payer is Payer {
  return payer !== undefined && (payer.hasAccount || payer.hasMandate || payer.hasName || payer.hasNumber)
}

export function marksOf(payer: Payer | undefined): Reason[] {
  if (!payer) return []
  return [
    ...(payer.hasAccount ? [{ mark: 'account' } as const] : []),
    ...(payer.hasMandate ? [{ mark: 'mandate' } as const] : []),
    ...(payer.hasName ? [{ mark: 'name' } as const] : []),
    ...(payer.hasNumber ? [{ mark: 'customer_number' } as const] : []),
  ]
}
