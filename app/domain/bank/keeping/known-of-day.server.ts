import { sql } from 'kysely'
import type { Trx } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import type { Within } from '../../kernel/scope'
import type { DateText } from '../../values/calendar'
import { type Cents, sum } from '../../values/money'
import { READING } from '../entry-content'
import { type DayPart, isNumberedApart, NONE, waysToLie } from './day-part'
import { mayGoOnFrom } from './open-ends'
import { type KnownPart, type Overlap, overlapOf, surelyIn } from './overlap'

/** What a statement may have of the entries that are known of a day. Each is taken once. */
export interface KnownOfDay {
  /** Of equal ones, as many as it has, the sure ones first. */
  choose: (ids: readonly string[], count: number) => Chosen[]
  isApart: (id: string) => boolean
  /** Whether one of the statements that have it has it where it surely overlaps with this one. */
  isWithin: (id: string) => boolean
  /** Of an entry that says the same in other words; null where all that may be in both are taken. */
  take: (id: string) => Chosen | null
}

export interface Chosen {
  id: string
  isSure: boolean
}

/** Of a day that a statement has from its beginning to its end. */
export const WHOLE_DAY: KnownOfDay = {
  choose: (ids, count) => ids.slice(0, count).map((id) => ({ id, isSure: true })),
  isApart: () => false,
  isWithin: () => true,
  take: (id) => ({ id, isSure: true }),
}

interface Asked {
  accountId: string
  day: DateText
  /** What the statement has of the day; its kinds are those of `kinds`. */
  part: DayPart
  /** Of entries that are known, and say the same as one of the statement. */
  kinds: ReadonlyMap<string, string>
  /** Statements that it goes on from, in one file. */
  chain: ReadonlySet<string>
  /** What files like its own are numbered does not count. */
  isNumberedAnew: boolean
}

/**
 * By the statements that begin or end on a day: others have the whole of it. Entries that say the same cannot be told apart:
 * of a statement's, as many may be in this one as lie where the two overlap.
 */
export async function readKnownOfDay(
  trx: Trx,
  scope: Within,
  { part, kinds, chain, isNumberedAnew, ...of }: Asked,
): Promise<KnownOfDay> {
  const parts = await listParts(trx, scope, of, kinds)
  const known = isNumberedAnew ? parts.map((one) => withoutNumber(one, part.family)) : parts
  const lying = known.map((one) => ({ one, ways: chain.has(one.id) ? [] : waysToLie(part, one) }))
  // Behind or before what is none of its own, a balance that it has in common proves nothing.
  const own = new Set(lying.flatMap(({ one, ways }) => surelyIn(one, ways)))
  const isOpen = mayGoOnFrom(part, known, own)
  const placesOf = new Map<string, Overlap[]>()
  for (const { one, ways } of lying) {
    const overlap = overlapOf(one, isOpen && one.before !== null ? [...ways, NONE] : ways)
    for (const { id } of one.entries) placesOf.set(id, [...(placesOf.get(id) ?? []), overlap])
  }
  const within = new Set(
    lying.flatMap(({ one, ways }) =>
      (isOpen && one.before !== null) || isOneOfSeveral(part, one, known) ? [] : surelyIn(one, ways),
    ),
  )
  const placesAt = (id: string) => placesOf.get(id) ?? []
  const isSure = (id: string, of: string | Cents) => {
    const places = placesAt(id)
    return places.length === 0 || places.some(({ sure }) => (sure.get(of) ?? 0) > 0)
  }
  const isFull = (id: string, of: string | Cents) => placesAt(id).some(({ most }) => (most.get(of) ?? 0) <= 0)
  const takePlace = (id: string, all: readonly (string | Cents)[]) => {
    for (const { sure, most } of placesAt(id))
      for (const left of [sure, most]) for (const of of all) left.set(of, (left.get(of) ?? 0) - 1)
  }
  const centsOf = new Map(known.flatMap(({ entries }) => entries.map(({ id, cents }) => [id, cents])))
  return {
    choose: (ids, count) => {
      const kind = kinds.get(ids[0] ?? '') ?? ''
      const chosen: Chosen[] = []
      const choose = (id: string, sure: boolean) => {
        if (chosen.length === count || isFull(id, kind)) return
        takePlace(id, [kind, centsOf.get(id) ?? 0])
        chosen.push({ id, isSure: sure })
      }
      for (const id of ids) if (isSure(id, kind)) choose(id, true)
      const taken = new Set(chosen.map(({ id }) => id))
      for (const id of ids) if (!taken.has(id)) choose(id, false)
      return chosen
    },
    isApart: (id) => isFull(id, centsOf.get(id) ?? 0),
    isWithin: (id) => within.has(id),
    take: (id) => {
      const cents = centsOf.get(id) ?? 0
      if (isFull(id, cents)) return null
      const one = { id, isSure: isSure(id, cents) }
      takePlace(id, [cents])
      return one
    },
  }
}

/** What it was numbered does not count, and its entries may be known by other keys. */
function withoutNumber(one: KnownPart, family: string): KnownPart {
  return one.family === family ? { ...one, sequence: null, isEarlier: true } : one
}

/** Whether a part says no more than each of two that the bank numbers apart: it may be either of them, and settles nothing. */
function isOneOfSeveral(part: DayPart, one: DayPart, known: readonly DayPart[]): boolean {
  const isAsLong = ({ entries }: DayPart) => entries.length >= part.entries.length
  return isAsLong(one) && known.some((other) => isAsLong(other) && isNumberedApart(one, other))
}

async function listParts(
  trx: Trx,
  { tenantId }: Within,
  { accountId, day }: Pick<Asked, 'accountId' | 'day'>,
  kinds: Asked['kinds'],
): Promise<KnownPart[]> {
  const rows = await trx
    .selectFrom('bank_entries')
    // Not `inner`: SQLite would begin with the lines of all statements.
    .crossJoin('bank_statement_entries')
    .whereRef('bank_statement_entries.tenant_id', '=', 'bank_entries.tenant_id')
    .whereRef('bank_statement_entries.entry_id', '=', 'bank_entries.id')
    .innerJoin('bank_statements', (join) =>
      joined(join, 'bank_statements.id', 'bank_statement_entries.statement_id'),
    )
    .innerJoin('bank_items', (join) =>
      joined(join, 'bank_items.entry_id', 'bank_entries.id').on('bank_items.position', '=', sql.lit(0)),
    )
    .select(['bank_entries.id as entryId', 'bank_entries.amount_cents as cents', 'bank_statements.id'])
    .select(['bank_items.name', 'bank_items.purpose'])
    .select(['bank_statements.opening_cents as opening', 'bank_statements.closing_cents as closing'])
    .select(['bank_statements.first_on as firstOn', 'bank_statements.last_on as lastOn'])
    .select(['bank_statements.format', 'bank_statements.sequence', 'bank_entries.reading'])
    .where('bank_entries.tenant_id', '=', tenantId)
    .where('bank_entries.account_id', '=', accountId)
    .where('bank_entries.booked_on', '=', day)
    .where(({ or, eb }) =>
      or([eb('bank_statements.first_on', '=', day), eb('bank_statements.last_on', '=', day)]),
    )
    .orderBy(sql`bank_statements.rowid`)
    .orderBy('bank_statement_entries.position')
    .execute()
  const byStatement = new Map<string, typeof rows>()
  for (const row of rows) byStatement.set(row.id, [...(byStatement.get(row.id) ?? []), row])
  return [...byStatement].flatMap(([id, own]): KnownPart[] => {
    const [first] = own
    if (!first) return []
    const entries = own.map(({ entryId, cents, name, purpose }) => ({
      says: `${name} ${purpose}`,
      ...{ id: entryId, cents },
      kind: kinds.get(entryId) ?? entryId,
    }))
    return [
      {
        ...{ id, entries, sequence: first.sequence, family: first.format },
        isEarlier: own.some(({ reading }) => reading < READING),
        before: balanceBefore(day, { ...first, cents: sum(own.map(({ cents }) => cents)) }),
      },
    ]
  })
}

interface Ends {
  opening: number | null
  closing: number | null
  firstOn: DateText | null
  lastOn: DateText | null
  /** Of the day. */
  cents: number
}

/** The balance before a statement's first or last day; null where it does not say it, or says two. */
export function balanceBefore(
  day: DateText,
  { opening, closing, firstOn, lastOn, cents }: Ends,
): number | null {
  const byOpening = firstOn === day ? opening : null
  const byClosing = lastOn === day && closing !== null ? closing - cents : null
  if (byOpening !== null && byClosing !== null && byOpening !== byClosing) return null
  return byOpening ?? byClosing
}
