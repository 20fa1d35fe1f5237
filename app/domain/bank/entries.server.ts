import { randomUUID } from 'node:crypto'
import type { Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { sought } from '../lists/search-words'
import { fingerprintOf } from '../mandates/insert.server'
import { maskIban } from '../values/iban'
import { READING } from './entry-content'
import { itemsOf } from './items-of-entry'
import { withOwnDetails } from './own-batch.server'
import type { StatementEntry } from './statement'

/** Between two looks at other work: some 5 ms. */
export const ROWS_A_STEP = 25
/** As many values as keep a query short. */
const KEYS_A_QUERY = 250

export interface EntryToKeep {
  id: string
  key: string
  entry: StatementEntry
  /** An entry of another format that is perhaps the same. */
  maybeId?: string | null
}

interface EntriesToKeep {
  accountId: string
  /** As many as may be kept without a look at other work; the items of one may be thousands. */
  entries: readonly EntryToKeep[]
}

export async function insertEntries(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  { accountId, entries }: EntriesToKeep,
): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('bank_entries')
    .values(
      entries.map(({ id, key, entry, maybeId = null }) => ({
        tenant_id: scope.tenantId,
        id,
        account_id: accountId,
        entry_key: key,
        ...datesOf(entry),
        amount_cents: entry.cents,
        label: entry.label,
        code: entry.code,
        iso_code: entry.isoCode,
        reference: entry.reference,
        is_reversal: entry.isReversal ? (1 as const) : (0 as const),
        batch_id: entry.batch?.batchId ?? null,
        message_id: entry.batch?.messageId ?? null,
        maybe_entry_id: maybeId,
        created_at: scope.at,
        reading: READING,
      })),
    )
    .execute()
  const items: (Omit<ItemToKeep, 'accountId'> & { detail: ItemDetail })[] = []
  for (const { id: entryId, entry } of entries) {
    const details = itemsOf(await withOwnDetails(trx, scope, entry))
    items.push(...details.map((detail, position) => ({ entryId, entry, detail, position })))
  }
  for (let from = 0; from < items.length; from += ROWS_A_STEP) {
    const rows = items
      .slice(from, from + ROWS_A_STEP)
      .map((item) => rowOf(vault, scope, { ...item, accountId }))
    await trx.insertInto('bank_items').values(rows).execute()
    await yieldToLoop()
  }
}

type ItemDetail = ReturnType<typeof itemsOf>[number]

interface ItemToKeep {
  accountId: string
  entryId: string
  entry: StatementEntry
  detail: ItemDetail
  position: number
}

function rowOf(vault: Vault, scope: Scope, { accountId, entryId, entry, detail, position }: ItemToKeep) {
  const id = randomUUID()
  const { iban, name } = detail.party
  return {
    tenant_id: scope.tenantId,
    id,
    entry_id: entryId,
    account_id: accountId,
    position,
    ...datesOf(entry),
    amount_cents: detail.cents,
    open_cents: detail.cents,
    name,
    ultimate_name: detail.ultimateName,
    iban_sealed: iban === null ? null : vault.seal(itemPlace(scope, id), iban),
    iban_masked: iban === null ? null : maskIban(iban),
    iban_fingerprint: iban === null ? null : fingerprintOf(vault, scope, iban),
    purpose: detail.purpose,
    end_to_end_id: detail.endToEndId,
    mandate_reference: detail.mandateReference,
    creditor_reference: detail.creditorReference,
    returned_code: detail.returned?.code ?? null,
    returned_text: detail.returned?.text ?? null,
    original_cents: detail.originalCents,
    charges_cents: detail.chargesCents,
    search_key: [name, detail.ultimateName, detail.purpose].map(sought).join('\t'),
    proposal_json: null,
    is_fee: detail.isFee ? (1 as const) : (0 as const),
  }
}

function datesOf({ bookedOn, valueOn }: StatementEntry) {
  return { booked_on: bookedOn, value_on: valueOn ?? bookedOn }
}

function itemPlace({ tenantId }: Within, itemId: string): Place {
  return { tenantId, purpose: 'bank.iban', rowId: itemId }
}

export async function linkEntries(
  trx: Trx,
  { tenantId }: Within,
  statementId: string,
  entryIds: readonly string[],
): Promise<void> {
  const positions = entryIds.map((entryId, position) => ({ entryId, position }))
  for (let from = 0; from < positions.length; from += ROWS_A_STEP) {
    const some = positions.slice(from, from + ROWS_A_STEP)
    await trx
      .insertInto('bank_statement_entries')
      .values(
        some.map(({ entryId, position }) => ({
          tenant_id: tenantId,
          statement_id: statementId,
          entry_id: entryId,
          position,
        })),
      )
      .execute()
    await yieldToLoop()
  }
}

/** Ids of the entries that the account has already, by key. */
export async function knownEntries(
  trx: Trx,
  { tenantId }: Within,
  accountId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (let from = 0; from < keys.length; from += KEYS_A_QUERY) {
    const rows = await trx
      .selectFrom('bank_entries')
      .select(['id', 'entry_key'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .where('entry_key', 'in', keys.slice(from, from + KEYS_A_QUERY))
      .execute()
    for (const { id, entry_key } of rows) known.set(entry_key, id)
    const aliases = await trx
      .selectFrom('bank_entry_aliases')
      .select(['entry_id as id', 'entry_key'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .where('entry_key', 'in', keys.slice(from, from + KEYS_A_QUERY))
      .execute()
    for (const { id, entry_key } of aliases) known.set(entry_key, id)
    await yieldToLoop()
  }
  return known
}

interface NewAlias {
  accountId: string
  key: string
  entryId: string
  /** Of the file that has it under this key. */
  format: string | null
}

/** An entry is known by this key too, from now on. */
export async function insertAlias(
  trx: Trx,
  { tenantId }: Within,
  { accountId, key, entryId, format }: NewAlias,
): Promise<void> {
  await trx
    .insertInto('bank_entry_aliases')
    .values({ tenant_id: tenantId, account_id: accountId, entry_key: key, entry_id: entryId, format })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
