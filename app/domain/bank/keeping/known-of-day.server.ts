import type { Trx } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import type { Within } from '../../kernel/scope'
import type { DateText } from '../../values/calendar'
import { type Cents, sum } from '../../values/money'
import { type DayPart, endOf, type Relation, relationsTo } from './day-part'
import { isReport } from './family'

/** What a statement may have of the entries that are known of a day. */
export interface KnownOfDay {
  /** Of equal ones, as many as it has, the sure ones first. */
  choose: (ids: readonly string[], count: number) => Chosen[]
  isApart: (id: string) => boolean
}

export interface Chosen {
  id: string
  isSure: boolean
}

/** Of a day that a statement has from its beginning to its end. */
export const WHOLE_DAY: KnownOfDay = {
  choose: (ids, count) => ids.slice(0, count).map((id) => ({ id, isSure: true })),
  isApart: () => false,
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
}

/**
 * By the statements that begin or end on a day: others have the whole of it. Entries that say the same cannot be told apart:
 * of a statement's, as many may be in this one as lie where the two overlap.
 */
export async function readKnownOfDay(
  trx: Trx,
  scope: Within,
  { part, kinds, chain, ...of }: Asked,
): Promise<KnownOfDay> {
  const known = await listParts(trx, scope, of, kinds)
  const related = known.map((one) => ({
    ...one,
    relations: chain.has(one.id) ? one.entries.map(() => 'apart' as const) : relationsTo(part, one),
  }))
  // Behind a statement that it goes on from, a balance that is the same as before proves nothing.
  const goesOn =
    part.before !== null &&
    related.some(
      (one) => endOf(one) === part.before && one.relations.every((relation) => relation === 'apart'),
    )
  const statementsOf = new Map<string, Overlap[]>()
  for (const { entries, before, relations } of related) {
    const overlap = overlapOf(entries, relations, goesOn && before === part.before)
    for (const { id } of entries) statementsOf.set(id, [...(statementsOf.get(id) ?? []), overlap])
  }
  const all = (id: string) => statementsOf.get(id) ?? []
  return {
    choose: (ids, count) => {
      const isSure = (id: string) => all(id).length === 0 || all(id).some((one) => one.isSure)
      const kind = kinds.get(ids[0] ?? '') ?? ''
      const chosen: Chosen[] = []
      for (const id of [...ids.filter(isSure), ...ids.filter((one) => !isSure(one))]) {
        const places = all(id).map(({ byKind }) => byKind)
        if (chosen.length === count || places.some((left) => (left.get(kind) ?? 0) === 0)) continue
        for (const left of places) left.set(kind, (left.get(kind) ?? 0) - 1)
        chosen.push({ id, isSure: isSure(id) })
      }
      return chosen
    },
    isApart: (id) => all(id).some(({ amounts, centsOf }) => !amounts.has(centsOf.get(id) ?? 0)),
  }
}

/** Where another statement overlaps with one. */
interface Overlap {
  isSure: boolean
  /** How many it has there of each kind. */
  byKind: Map<string, number>
  amounts: ReadonlySet<Cents>
  centsOf: ReadonlyMap<string, Cents>
}

function overlapOf(
  entries: KnownPart['entries'],
  relations: readonly Relation[],
  isDoubtful: boolean,
): Overlap {
  const shared = entries.filter((_, at) => relations[at] !== 'apart')
  const byKind = new Map<string, number>()
  for (const { kind } of shared) byKind.set(kind, (byKind.get(kind) ?? 0) + 1)
  return {
    ...{ byKind, isSure: !isDoubtful && relations.includes('overlap') },
    amounts: new Set(shared.map(({ cents }) => cents)),
    centsOf: new Map(entries.map(({ id, cents }) => [id, cents])),
  }
}

interface KnownPart extends DayPart {
  id: string
  entries: { id: string; kind: string; cents: number }[]
}

async function listParts(
  trx: Trx,
  { tenantId }: Within,
  { accountId, day }: Pick<Asked, 'accountId' | 'day'>,
  kinds: Asked['kinds'],
): Promise<KnownPart[]> {
  const rows = await trx
    .selectFrom('bank_entries')
    .innerJoin('bank_statement_entries', (join) =>
      joined(join, 'bank_statement_entries.entry_id', 'bank_entries.id'),
    )
    .innerJoin('bank_statements', (join) =>
      joined(join, 'bank_statements.id', 'bank_statement_entries.statement_id'),
    )
    .select(['bank_entries.id as entryId', 'bank_entries.amount_cents as cents', 'bank_statements.id'])
    .select(['bank_statements.opening_cents as opening', 'bank_statements.closing_cents as closing'])
    .select(['bank_statements.first_on as firstOn', 'bank_statements.last_on as lastOn'])
    .select(['bank_statements.format', 'bank_statements.sequence'])
    .where('bank_entries.tenant_id', '=', tenantId)
    .where('bank_entries.account_id', '=', accountId)
    .where('bank_entries.booked_on', '=', day)
    .where(({ or, eb }) =>
      or([eb('bank_statements.first_on', '=', day), eb('bank_statements.last_on', '=', day)]),
    )
    .orderBy('bank_statement_entries.position')
    .execute()
  const byStatement = new Map<string, typeof rows>()
  for (const row of rows) byStatement.set(row.id, [...(byStatement.get(row.id) ?? []), row])
  return [...byStatement].flatMap(([id, own]): KnownPart[] => {
    const [first] = own
    if (!first) return []
    const entries = own.map(({ entryId, cents }) => ({
      ...{ id: entryId, cents },
      kind: kinds.get(entryId) ?? entryId,
    }))
    return [
      {
        ...{ id, entries, sequence: first.sequence, isReport: isReport(first.format) },
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
