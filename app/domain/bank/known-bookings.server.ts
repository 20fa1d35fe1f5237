import { sql } from 'kysely'
import type { Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { fingerprintOf } from '../mandates/insert.server'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import { type Compared, comparedText, type Sameness, samenessOf } from './same-booking'
import type { StatementEntry, StatementFormat } from './statement'

interface Known extends Compared {
  id: string
  bookedOn: DateText
  cents: Cents
}

/** What of an account is known from files of other formats; each is found for one entry of a file. */
export interface KnownBookings {
  find: (entry: StatementEntry) => { id: string; sameness: Exclude<Sameness, 'other'> } | undefined
}

interface Asked {
  accountId: string
  format: StatementFormat
  entries: readonly StatementEntry[]
}

/** Reads the entries of these days that files of other formats have, and none of this one. */
export async function readKnownBookings(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  { accountId, format, entries }: Asked,
): Promise<KnownBookings> {
  const days = entries.map(({ bookedOn }) => bookedOn).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const byDay = new Map<string, Known[]>()
  for (const known of await listOthers(trx, scope, { accountId, format, first, last })) {
    const key = keyOf(known)
    byDay.set(key, [...(byDay.get(key) ?? []), known])
  }
  return {
    find: (entry) => {
      const left = byDay.get(keyOf(entry)) ?? []
      const compared = comparedOf(vault, scope, entry)
      for (const wanted of ['same', 'maybe'] as const) {
        const at = left.findIndex((known) => samenessOf(compared, known) === wanted)
        const known = left[at]
        if (!known) continue
        left.splice(at, 1)
        return { id: known.id, sameness: wanted }
      }
      return undefined
    },
  }
}

function keyOf({ bookedOn, cents }: Pick<Known, 'bookedOn' | 'cents'>): string {
  return `${bookedOn} ${cents}`
}

function comparedOf(vault: Vault, scope: Scope, { details, batch }: StatementEntry): Compared {
  return {
    endToEndIds: details.flatMap(({ endToEndId }) => endToEndId ?? []),
    ibans: details.flatMap(({ party }) =>
      party.iban === null ? [] : fingerprintOf(vault, scope, party.iban),
    ),
    batchId: batch?.batchId ?? null,
    text: comparedText(details.map(({ purpose }) => purpose).join('')),
  }
}

interface Range {
  accountId: string
  format: StatementFormat
  first: DateText
  last: DateText
}

async function listOthers(trx: Trx, { tenantId }: Scope, { accountId, format, first, last }: Range) {
  const family = format.startsWith('camt') ? 'camt' : format
  // Most accounts have files of one format alone.
  const foreign = await trx
    .selectFrom('bank_statements')
    .innerJoin('bank_files', (join) => joined(join, 'bank_files.id', 'bank_statements.file_id'))
    .select('bank_files.id')
    .where('bank_statements.tenant_id', '=', tenantId)
    .where('bank_statements.account_id', '=', accountId)
    .where('bank_statements.to_on', '>=', first)
    .where('bank_statements.from_on', '<=', last)
    .where('bank_files.format', 'not like', `${family}%`)
    .executeTakeFirst()
  if (!foreign) return []
  const isFamily = sql<number>`max(bank_files.format like ${`${family}%`})`
  const entries = await trx
    .selectFrom('bank_entries')
    .innerJoin('bank_statement_entries', (join) =>
      joined(join, 'bank_statement_entries.entry_id', 'bank_entries.id'),
    )
    .innerJoin('bank_statements', (join) =>
      joined(join, 'bank_statements.id', 'bank_statement_entries.statement_id'),
    )
    .innerJoin('bank_files', (join) => joined(join, 'bank_files.id', 'bank_statements.file_id'))
    .select(['bank_entries.id', 'bank_entries.booked_on as bookedOn', 'bank_entries.batch_id as batchId'])
    .select('bank_entries.amount_cents as cents')
    .where('bank_entries.tenant_id', '=', tenantId)
    .where('bank_entries.account_id', '=', accountId)
    .where('bank_entries.booked_on', '>=', first)
    .where('bank_entries.booked_on', '<=', last)
    .where('bank_entries.maybe_entry_id', 'is', null)
    .groupBy('bank_entries.id')
    .having(isFamily, '=', 0)
    .orderBy('bank_entries.created_at')
    .orderBy(sql`bank_entries.rowid`)
    .execute()
  if (entries.length === 0) return []
  const items = await trx
    .selectFrom('bank_items')
    .select(['entry_id as entryId', 'end_to_end_id as endToEndId', 'iban_fingerprint as iban', 'purpose'])
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('booked_on', '>=', first)
    .where('booked_on', '<=', last)
    .where('is_fee', '=', 0)
    .orderBy('entry_id')
    .orderBy('position')
    .execute()
  const byEntry = new Map<string, typeof items>()
  for (const item of items) byEntry.set(item.entryId, [...(byEntry.get(item.entryId) ?? []), item])
  return entries.map((entry): Known => {
    const own = byEntry.get(entry.id) ?? []
    return {
      ...entry,
      endToEndIds: own.flatMap(({ endToEndId }) => endToEndId ?? []),
      ibans: own.flatMap(({ iban }) => iban ?? []),
      text: comparedText(own.map(({ purpose }) => purpose).join('')),
    }
  })
}
