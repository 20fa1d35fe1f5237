import type { House } from '../../kernel/house'
import type { Within } from '../../kernel/scope'
import { findOwnTransfers, type OwnTransfers } from '../../payroll-payments/own-transfers.server'
import type { MonthText } from '../../values/calendar'
import { type Cents, sum } from '../../values/money'
import type { OtherKind } from '../assignment'
import type { Reason } from './decision'

interface OpenItem {
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

export interface OwnTransfer<Item> {
  item: Item
  kind: OtherKind
  madeBy: 'match'
  reasons: Reason[]
  /** The payroll month of a transfer that came back. */
  backOf?: MonthText
}

/**
 * Movements that a file of payroll transfers of ours made: they name it, and the amount is the one that we sent, of the whole
 * file or of one transfer. And transfers that came back: money that names one, and is as much as it.
 */
export async function ownTransfers<Item extends OpenItem>(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  within: Within,
  items: readonly Item[],
): Promise<OwnTransfer<Item>[]> {
  const whole = items.filter(({ cents, openCents, isBack }) => cents === openCents && (cents > 0 || !isBack))
  const files = await findOwnTransfers(reader, vault, within, whole.flatMap(namesOf))
  return whole.flatMap((item) => {
    if (item.cents > 0) return backOf(files, item)
    for (const name of namesOf(item)) {
      const file = files.get(name)
      if (file && sentAs(file, item) === -item.cents)
        return [{ item, kind: KIND_OF[file.group], madeBy: 'match' as const, reasons: reasonsOf(file) }]
    }
    return []
  })
}

function backOf<Item extends OpenItem>(
  files: ReadonlyMap<string, OwnTransfers>,
  item: Item,
): OwnTransfer<Item>[] {
  const { endToEndId, cents } = item
  const file = endToEndId === null ? undefined : files.get(endToEndId)
  if (!file || endToEndId === null || file.cents.get(endToEndId) !== cents) return []
  const { messageId, month, group } = file
  const reasons: Reason[] = [{ mark: 'own_transfer_back', messageId, endToEndId }, { mark: 'amount' }]
  return [{ item, kind: KIND_OF[group], madeBy: 'match', reasons, backOf: month }]
}

function reasonsOf({ messageId }: OwnTransfers): Reason[] {
  return [{ mark: 'own_transfers', messageId }, { mark: 'amount' }]
}

function namesOf({ endToEndId, batchId, messageId }: OpenItem): string[] {
  return [endToEndId, batchId, messageId].filter((name) => name !== null)
}

/** Banks that book a batch name one transfer of it, or none. */
function sentAs({ cents }: OwnTransfers, { endToEndId }: OpenItem): Cents {
  return (endToEndId === null ? undefined : cents.get(endToEndId)) ?? sum(cents.values())
}
