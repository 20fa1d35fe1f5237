import type { Insertable } from 'kysely'
import type { BankAssignmentsTable } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { findOwnCollections, type OwnCollection } from '../debits/own-collections.server'
import type { Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import { newId } from '../kernel/new-id.server'
import { prepared } from '../kernel/prepared.server'
import type { Scope, Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import type { AssignmentKind } from './assignment'
import { BankConflict, ItemGone } from './conflict'
import type { Reason } from './matching/decision'
import { mayBePayersWords } from './payers-words.server'
import { isTransfer } from './transfer'

/** What is longer than a transfer's text is found on the item itself. */
const REFERENCE_LENGTH = 140

export interface Made {
  madeBy: BankAssignmentsTable['made_by']
  reasons: readonly Reason[]
}

/** What a person or the matching takes of a movement. */
export interface Part {
  itemId: string
  /** What is left of the item as it was shown, so that two people assign it once. */
  seenCents: Cents
  /** With the item's sign; all that is left if absent. */
  cents?: Cents | undefined
}

/** The item with the part of it that is to be assigned. */
export async function takePart(trx: Trx, scope: Within, { itemId, seenCents, cents = seenCents }: Part) {
  const [item] = await findItem(trx, { tenantId: scope.tenantId, itemId })
  if (!item) throw new ItemGone()
  if (item.open_cents !== seenCents || seenCents === 0) throw new BankConflict('bank_assigned_meanwhile')
  if (cents === 0 || cents > 0 !== seenCents > 0 || Math.abs(cents) > Math.abs(seenCents))
    throw new BankConflict('bank_assigned_too_much')
  const { mandate_reference, end_to_end_id, iban_fingerprint } = item
  const isSent =
    cents > 0 &&
    (isTransfer(item) ||
      (await mayBePayersWords(trx, scope, {
        ...{ ...item, cents, mandateReference: mandate_reference, endToEndId: end_to_end_id },
        ibanFingerprint: iban_fingerprint,
      })))
  return { ...item, cents, isSent, isDebit: item.mandate_reference !== null && !isSent }
}

const findItem = prepared((trx: Trx, { tenantId, itemId }: { tenantId: string; itemId: string }) =>
  trx
    .selectFrom('bank_items')
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_items.entry_id'))
    .select(['bank_items.id', 'bank_items.booked_on', 'bank_items.value_on', 'open_cents', 'name', 'purpose'])
    .select(['iban_fingerprint', 'iban_masked', 'mandate_reference', 'returned_code', 'end_to_end_id'])
    .select(['bank_entries.code', 'bank_entries.iso_code as isoCode', 'bank_entries.label'])
    .select('bank_items.proposal_json as proposalJson')
    .where('bank_items.tenant_id', '=', tenantId)
    .where('bank_items.id', '=', itemId),
)

interface Proposed {
  tenantId: string
  id: string
  proposalJson: string | null
}

export const keepProposal = prepared((trx: Trx, { tenantId, id, proposalJson }: Proposed) =>
  trx
    .updateTable('bank_items')
    .set({ proposal_json: proposalJson })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id),
)

type TakenItem = Awaited<ReturnType<typeof takePart>>

/** The collection of ours that the bank names, if the customer and the whole amount are those that we sent. */
export async function findCollection(
  trx: Trx,
  scope: Within,
  { item, customerId }: { item: TakenItem; customerId: string },
): Promise<OwnCollection | undefined> {
  const id = item.isSent ? null : item.end_to_end_id
  const own = id === null ? undefined : (await findOwnCollections(trx, scope, [id])).get(id)
  return own?.customerId === customerId && own.cents === Math.abs(item.cents) ? own : undefined
}

/** The day from which the bank counts the money, which decides about a discount; never in the future. */
export function paidOn({ value_on }: TakenItem, { today }: Pick<Scope, 'today'>): DateText {
  return value_on < today ? value_on : today
}

export function referenceOf({ purpose }: TakenItem): string {
  return purpose.slice(0, REFERENCE_LENGTH)
}

interface NewAssignment {
  item: TakenItem
  kind: AssignmentKind
  receiptId: string | null
  made: Made
}

export async function insertAssignment(
  trx: Trx,
  scope: Scope,
  { item, kind, receiptId, made }: NewAssignment,
): Promise<void> {
  await insert(trx, {
    tenant_id: scope.tenantId,
    id: newId(),
    item_id: item.id,
    kind,
    amount_cents: item.cents,
    receipt_id: receiptId,
    made_by: made.madeBy,
    reasons_json: JSON.stringify(made.reasons),
    created_at: scope.at,
    created_by: scope.actor,
  })
  await recordAudit(trx, scope, {
    action: 'bank_item.assigned',
    subjectType: 'bank_item',
    subjectId: item.id,
    after: { kind, amountCents: item.cents, madeBy: made.madeBy },
  })
}

const insert = prepared((trx: Trx, row: Insertable<BankAssignmentsTable>) =>
  trx.insertInto('bank_assignments').values(row),
)
