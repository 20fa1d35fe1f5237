import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../../kernel/house'
import type { Scope, Within } from '../../kernel/scope'
import type { Vault } from '../../kernel/vault'
import { fingerprintOf } from '../../mandates/insert.server'
import type { DateText } from '../../values/calendar'
import type { Cents } from '../../values/money'
import { READING } from '../entry-content'
import { type Compared, comparedText, comparedWords } from '../same-booking'
import type { EntryDetail, Family, StatementEntry } from '../statement'
import { isInFormat } from './in-format.server'

/** An entry, with what is compared of it. */
export interface ComparedEntry extends Compared {
  id: string
  bookedOn: DateText
  cents: Cents
  /** Kept from a file like this one by an earlier reading, so perhaps by another key. */
  isEarlier: boolean
}

/** What is compared of an entry that a file has. */
export function comparedOf(vault: Vault, scope: Scope, { bookedOn, cents, details, batch }: StatementEntry) {
  const [only, more] = details
  const isReadAnew = details.some(({ asWritten }) => asWritten)
  return {
    ...{ bookedOn, cents, batchId: batch?.batchId ?? null, isEarlier: false },
    ...textsOf(details),
    asBefore: isReadAnew ? textsOf(details.map((detail) => detail.asWritten ?? detail)) : undefined,
    ibans: details.flatMap(({ party }) =>
      party.iban === null ? [] : fingerprintOf(vault, scope, party.iban),
    ),
    name: comparedWords(more ? '' : (only?.party.name ?? '')),
  }
}

function textsOf(
  details: readonly Pick<EntryDetail, 'endToEndId' | 'purpose'>[],
): Pick<Compared, 'endToEndIds' | 'text'> {
  return {
    endToEndIds: details.flatMap(({ endToEndId }) => endToEndId ?? []),
    text: comparedText(details.map(({ purpose }) => purpose).join('')),
  }
}

/**
 * Entries of other formats, or of an earlier reading; all, where a bank numbers each download anew, of which those of the same
 * format count as an earlier reading's; or those of the same format that have a reference.
 */
export type Among = 'others' | 'all' | 'renumbered'

interface Range {
  accountId: string
  family: Family
  among: Among
  first: DateText
  last: DateText
}

/** What files of other families alone have of these days, or an earlier reading kept; what is doubtful itself last. */
export async function listOthers(trx: Trx, scope: Within, range: Range): Promise<ComparedEntry[]> {
  const { tenantId } = scope
  const { accountId, first, last, among } = range
  // Most accounts have files of one family alone.
  const mayHaveNone = among === 'others' && !(await hasOtherFormat(trx, scope, range))
  if (mayHaveNone && !(await hasEarlier(trx, scope, range))) return []
  const isOfFamily = isInFormat(scope, 'bank_entries.id', range.family)
  // Before layouts were told apart, each was this one.
  const isOfCsv = range.family.startsWith('csv') ? isInFormat(scope, 'bank_entries.id', 'csv') : sql.lit(0)
  const entries = await trx
    .selectFrom('bank_entries')
    .select(['id', 'booked_on as bookedOn', 'batch_id as batchId', 'amount_cents as cents'])
    .select(
      sql<number>`${among === 'all' ? isOfFamily : sql`reading < ${sql.lit(READING)} and (${isOfFamily} or ${isOfCsv})`}`.as(
        'isEarlier',
      ),
    )
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('booked_on', '>=', first)
    .where('booked_on', '<=', last)
    .$if(among === 'others', (entries) =>
      entries.where(sql<SqlBool>`(reading < ${sql.lit(READING)} or not ${isOfFamily})`),
    )
    .$if(among === 'renumbered', (entries) => entries.where('reference', 'is not', null).where(isOfFamily))
    .orderBy(sql`maybe_entry_id is not null`)
    .orderBy('created_at')
    .orderBy(sql`bank_entries.rowid`)
    .execute()
  if (entries.length === 0) return []
  const items = await trx
    .selectFrom('bank_items')
    .select(['entry_id as entryId', 'end_to_end_id as endToEndId', 'iban_fingerprint as iban'])
    .select(['name', 'purpose'])
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('booked_on', '>=', first)
    .where('booked_on', '<=', last)
    .where('is_fee', '=', 0)
    .orderBy('entry_id')
    .orderBy('position')
    .execute()
  const byEntry = new Map<string, typeof items>()
  for (const item of items) {
    const own = byEntry.get(item.entryId)
    if (own) own.push(item)
    else byEntry.set(item.entryId, [item])
  }
  return entries.map((entry): ComparedEntry => {
    const own = byEntry.get(entry.id) ?? []
    const [only, more] = own
    return {
      ...entry,
      isEarlier: entry.isEarlier === 1,
      endToEndIds: own.flatMap(({ endToEndId }) => endToEndId ?? []),
      ibans: own.flatMap(({ iban }) => iban ?? []),
      text: comparedText(own.map(({ purpose }) => purpose).join('')),
      name: comparedWords(more ? '' : (only?.name ?? '')),
    }
  })
}

async function hasEarlier(
  trx: Trx,
  { tenantId }: Within,
  { accountId, first, last }: Range,
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('bank_entries')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('booked_on', '>=', first)
    .where('booked_on', '<=', last)
    .where('reading', '<', READING)
    .executeTakeFirst()
  return earlier !== undefined
}

async function hasOtherFormat(
  trx: Trx,
  { tenantId }: Within,
  { accountId, family, first, last }: Range,
): Promise<boolean> {
  const other = await trx
    .selectFrom('bank_statements')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('last_on', '>=', first)
    .where('first_on', '<=', last)
    .where('format', '<>', family)
    .executeTakeFirst()
  return other !== undefined
}
