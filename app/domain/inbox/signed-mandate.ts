import type { DataOf } from './plan'

export type Sent = DataOf<'mandat.neu'>

interface SignedMandate {
  reference: string
  iban: string
  holder: string
  signedOn: string
  type: 'CORE' | 'B2B'
}

/** The mandate, if nothing that is required is missing. */
export function completeMandate(sent: Sent): SignedMandate | undefined {
  const { mandatsreferenz, iban, kontoinhaber, unterschrieben_am } = sent
  if (sent.kunde_id === undefined && sent.kundennummer === undefined) return undefined
  if (mandatsreferenz === undefined || iban === undefined) return undefined
  if (kontoinhaber === undefined || unterschrieben_am === undefined) return undefined
  return {
    reference: mandatsreferenz,
    iban,
    holder: kontoinhaber,
    signedOn: unterschrieben_am,
    type: sent.art ?? 'CORE',
  }
}
