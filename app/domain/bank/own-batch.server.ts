import { listCollectionsOf, type OwnCollection } from '../debits/own-collections.server'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { type Cents, sum } from '../values/money'
import type { EntryDetail, StatementEntry } from './statement'

/** More for each collection is no fee: one of them came back, or was netted. */
const MOST_FEE_CENTS = 100

/**
 * A batch credit that names a file of ours and does not say what is in it, with what we put in. As it is if that does not
 * add up, unless the bank counts as many and has kept a fee.
 */
export async function withOwnDetails(
  executor: Executor,
  within: Within,
  entry: StatementEntry,
): Promise<StatementEntry> {
  const { batch, cents, details } = entry
  const saysWhat = details.length > 1 || details.some(({ endToEndId }) => endToEndId !== null)
  if (!batch || cents <= 0 || saysWhat) return entry
  for (const name of [batch.batchId, batch.messageId]) {
    if (name === null) continue
    const sent = await listCollectionsOf(executor, within, name)
    // What is marked as not carried out may have been, if the bank's sum says so.
    for (const collections of [sent.filter(({ state }) => state !== 'failed'), sent])
      if (isWhole({ cents, count: batch.count }, collections))
        return { ...entry, details: collections.map(detailOf) }
  }
  return entry
}

function isWhole(
  { cents, count }: { cents: Cents; count: number | null },
  collections: readonly OwnCollection[],
): boolean {
  const restCents = cents - sum(collections.map((one) => one.cents))
  const isFee = restCents < 0 && -restCents <= collections.length * MOST_FEE_CENTS
  return collections.length > 0 && (restCents === 0 || (isFee && count === collections.length))
}

function detailOf({ cents, holder, purpose, endToEndId, mandateReference }: OwnCollection): EntryDetail {
  return {
    ...{ cents, purpose, endToEndId, mandateReference },
    party: { name: holder, iban: null, bic: null },
    ultimateName: '',
    creditorReference: null,
    creditorId: null,
    returned: null,
    originalCents: null,
    chargesCents: null,
  }
}
