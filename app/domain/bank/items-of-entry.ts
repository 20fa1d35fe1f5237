import { type Cents, sum } from '../values/money'
import type { EntryDetail, StatementEntry } from './statement'

export interface ItemToKeep extends EntryDetail {
  /** What the bank asked for, and no payment. */
  isFee: boolean
}

/** What an entry consists of; what its details leave is the bank's fee, and so is what a return costs. */
export function itemsOf(entry: StatementEntry): ItemToKeep[] {
  const details = entry.details.filter(({ cents }) => cents !== 0)
  const restCents: Cents = entry.cents - sum(details.map(({ cents }) => cents))
  return [
    ...details.flatMap((detail) => returnAndFee(detail, entry)),
    ...(restCents === 0 ? [] : [feeOf(entry, restCents)]),
  ]
}

function returnAndFee(detail: EntryDetail, entry: StatementEntry): ItemToKeep[] {
  const { returned, originalCents, cents } = detail
  const feeCents = returned === null || originalCents === null ? 0 : -cents - originalCents
  if (feeCents <= 0 || cents >= 0) return [{ ...detail, isFee: false }]
  return [{ ...detail, cents: 0 - (originalCents ?? 0), isFee: false }, feeOf(entry, -feeCents)]
}

function feeOf({ label }: StatementEntry, cents: Cents): ItemToKeep {
  return {
    cents,
    party: { name: '', iban: null, bic: null },
    ultimateName: '',
    purpose: label,
    creditorReference: null,
    endToEndId: null,
    mandateReference: null,
    creditorId: null,
    returned: null,
    originalCents: null,
    chargesCents: null,
    // More than the details say is no fee.
    isFee: cents < 0,
  }
}
