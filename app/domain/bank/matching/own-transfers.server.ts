import type { House } from '../../kernel/house'
import type { Within } from '../../kernel/scope'
import { findOwnTransfers, type OwnTransfers } from '../../payroll-payments/own-transfers.server'
import { type Cents, sum } from '../../values/money'
import type { OtherKind } from '../assignment'
import type { Reason } from './decision'

interface OutgoingItem {
  cents: Cents
  openCents: Cents
  endToEndId: string | null
  batchId: string | null
  messageId: string | null
  isBack: boolean
}

const KIND_OF: Readonly<Record<OwnTransfers['group'], OtherKind>> = {
  pay: 'wages',
  garnishment: 'wages',
  provision: 'wages',
  fund: 'tax',
  tax: 'tax',
}

/**
 * Movements that a file of payroll transfers of ours made: they name it, and the amount is the one that we sent, of the whole
 * file or of one transfer.
 */
export async function ownTransfers<Item extends OutgoingItem>(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  within: Within,
  items: readonly Item[],
): Promise<{ item: Item; kind: OtherKind; madeBy: 'match'; reasons: Reason[] }[]> {
  const outgoing = items.filter(({ cents, openCents, isBack }) => cents < 0 && cents === openCents && !isBack)
  const files = await findOwnTransfers(reader, vault, within, outgoing.flatMap(namesOf))
  return outgoing.flatMap((item) => {
    for (const name of namesOf(item)) {
      const file = files.get(name)
      if (file && sentAs(file, item) === -item.cents)
        return [{ item, kind: KIND_OF[file.group], madeBy: 'match' as const, reasons: reasonsOf(file) }]
    }
    return []
  })
}

function reasonsOf({ messageId }: OwnTransfers): Reason[] {
  return [{ mark: 'own_transfers', messageId }, { mark: 'amount' }]
}

function namesOf({ endToEndId, batchId, messageId }: OutgoingItem): string[] {
  return [endToEndId, batchId, messageId].filter((name) => name !== null)
}

/** Banks that book a batch name one transfer of it, or none. */
function sentAs({ cents }: OwnTransfers, { endToEndId }: OutgoingItem): Cents {
  return (endToEndId === null ? undefined : cents.get(endToEndId)) ?? sum(cents.values())
}
