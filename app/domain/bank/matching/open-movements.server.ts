import type { Executor } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import { prepared } from '../../kernel/prepared.server'
import type { Within } from '../../kernel/scope'
import type { Cents } from '../../values/money'
import { isTransfer, type SaidKind } from '../transfer'
import type { ItemToMatch } from './propose.server'

const LOOKED_AT_ONCE = 100

export type OpenRow = ItemToMatch &
  SaidKind & {
    openCents: Cents
    ibanMasked: string | null
    proposalJson: string | null
    isFee: boolean
    /** Ids of our own file that its entry settles. */
    batchId: string | null
    messageId: string | null
    /** What the bank says came as one is no debit of ours, whatever it names. */
    isTransfer: boolean
    /** A person has undone what it was assigned to, and would not want that again. */
    wasUndone: boolean
  }

/** What is not assigned, behind a movement and by its day, as many as are looked at together. */
export async function listOpen(executor: Executor, { tenantId }: Within, after: After) {
  const rows = await selectOpen(executor, { tenantId, ...after })
  return rows.map((row) => ({
    ...row,
    isTransfer: isTransfer(row),
    wasUndone: row.wasUndone === 1,
    isFee: row.is_fee === 1,
    isBack: row.returned_text !== null || row.is_reversal === 1,
  }))
}

interface After {
  bookedOn: string
  id: string
}

const selectOpen = prepared((executor: Executor, { tenantId, bookedOn, id }: Within & After) =>
  executor
    .selectFrom('bank_items')
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_items.entry_id'))
    .select(['bank_items.id', 'bank_items.open_cents as openCents', 'bank_items.open_cents as cents'])
    .select(['bank_items.booked_on as bookedOn', 'bank_items.value_on as valueOn', 'bank_items.name'])
    .select(['bank_items.ultimate_name as ultimateName', 'bank_items.purpose'])
    .select(['bank_items.end_to_end_id as endToEndId', 'bank_items.creditor_reference as creditorReference'])
    .select(['bank_items.iban_fingerprint as ibanFingerprint', 'bank_items.iban_masked as ibanMasked'])
    .select('bank_items.mandate_reference as mandateReference')
    .select(['bank_items.proposal_json as proposalJson', 'bank_items.returned_text'])
    .select(['bank_entries.is_reversal', 'bank_items.is_fee'])
    .select(['bank_entries.batch_id as batchId', 'bank_entries.message_id as messageId'])
    .select(['bank_entries.code', 'bank_entries.iso_code as isoCode', 'bank_entries.label'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('bank_assignments')
          .select('bank_assignments.id')
          .whereRef('bank_assignments.tenant_id', '=', 'bank_items.tenant_id')
          .whereRef('bank_assignments.item_id', '=', 'bank_items.id')
          .where('bank_assignments.reverses_id', 'is not', null),
      ).as('wasUndone'),
    )
    .where('bank_items.tenant_id', '=', tenantId)
    .where('bank_items.open_cents', '<>', 0)
    // What is perhaps there twice waits for a person.
    .where('bank_entries.maybe_entry_id', 'is', null)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('bank_items.booked_on', 'bank_items.id'), '>', tuple(bookedOn, id)),
    )
    .orderBy('bank_items.booked_on')
    .orderBy('bank_items.id')
    .limit(LOOKED_AT_ONCE),
)
