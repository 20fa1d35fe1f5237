import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import { lastPage, type Paged, type Place } from '../lists/paging'
import { searchWords } from '../lists/search-words'
import { type IncomingSlip, listIncoming } from '../payslip-files/list.server'
import type { Instant, MonthText } from '../values/calendar'

/** A member has to confirm the owner, or it can be released: delivered or calculated. */
export const STANDS = ['doubtful', 'delivered', 'calculated'] as const
export type Stand = (typeof STANDS)[number]

export interface ReleaseFilter {
  search: string
  /** `uploaded`: all but the calculated. */
  stand: Stand | 'uploaded'
  month: MonthText | undefined
}

/** One page of uploaded payslips that wait: doubtful ones by file, then the others by month and name. */
export interface ReleaseList {
  slips: IncomingSlip[]
  shown: Omit<Paged<unknown>, 'items'>
  /** `counts` is of the matches, `all` of everything waiting. */
  counts: Record<'doubtful' | 'delivered', number>
  all: number
  /** Months with such payslips, newest first. */
  months: MonthText[]
  /** Ids of payslips that share employee and month with another waiting one. */
  doubles: string[]
}

const PER_PAGE = 50

export async function readReleaseList(
  reader: Executor,
  scope: Within,
  { place, ...filter }: ReleaseFilter & { place: Place },
): Promise<ReleaseList> {
  const standing = await readStanding(reader, scope)
  const isNarrowed = filter.search !== '' || filter.stand !== 'uploaded' || filter.month !== undefined
  const counts = isNarrowed ? await countStands(reader, scope, filter) : standing.counts
  const total = Object.values(counts).reduce((all, count) => all + count, 0)
  const pages = lastPage(total, PER_PAGE)
  const page = Math.min(place.page, pages)
  const rows = await matching(reader, scope, filter)
    .select(['w.id', 'w.same'])
    .orderBy('w.rank')
    .orderBy('w.sort_month')
    .orderBy('w.sort_name')
    .orderBy('w.since')
    .orderBy('w.file_id')
    .orderBy('w.position')
    .orderBy('w.id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const ids = rows.map(({ id }) => id)
  const slips = await listIncoming(reader, scope, ids)
  return {
    slips: slips.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    shown: {
      total,
      page,
      pages,
      previous: page > 1 ? (ids[0] ?? '') : null,
      next: page < pages ? (ids.at(-1) ?? '') : null,
    },
    counts,
    all: standing.all,
    months: standing.months,
    doubles: rows.flatMap(({ id, same }) => (same > 1 ? [id] : [])),
  }
}

/**
 * Ids of all matches that can be released. Those calculated, delivered or assigned after `until` are left out, since the
 * user has not seen them, and so are two payslips of one month: a member has to decide which one counts.
 * `employeeIds` are those that were ticked.
 */
export async function listReadyIds(
  executor: Executor,
  scope: Within,
  { until, employeeIds, ...filter }: ReleaseFilter & { until: Instant; employeeIds?: readonly string[] },
): Promise<string[]> {
  const rows = await matching(executor, scope, filter)
    .select('w.id')
    .where('w.stand', '!=', 'doubtful')
    .where('w.since', '<=', until)
    .where('w.same', '=', 1)
    .$if(employeeIds !== undefined, (query) => query.where('w.employee_id', 'in', employeeIds ?? []))
    .orderBy('w.sort_month')
    .orderBy('w.sort_name')
    .orderBy('w.id')
    .execute()
  return rows.map(({ id }) => id)
}

async function readStanding(executor: Executor, scope: Within) {
  const rows = await matching(executor, scope, { search: '', stand: 'uploaded', month: undefined })
    .select(['w.stand', 'w.month', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['w.stand', 'w.month'])
    .execute()
  const counts = { doubtful: 0, delivered: 0 }
  for (const { stand, count } of rows) if (stand !== 'calculated') counts[stand] += count
  const months = new Set(rows.flatMap(({ month }) => month ?? []))
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { counts, all, months: [...months].sort().reverse() }
}

async function countStands(executor: Executor, scope: Within, filter: ReleaseFilter) {
  const rows = await matching(executor, scope, filter)
    .select(['w.stand', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('w.stand')
    .execute()
  const counts = { doubtful: 0, delivered: 0 }
  for (const { stand, count } of rows) if (stand !== 'calculated') counts[stand] = count
  return counts
}

function matching(executor: Executor, scope: Within, { search, stand, month }: ReleaseFilter) {
  const all = waiting(executor, scope)
    .where('w.stand', stand === 'uploaded' ? '!=' : '=', stand === 'uploaded' ? 'calculated' : stand)
    .$if(month !== undefined, (query) => query.where('w.month', '=', month as MonthText))
  return searchWords(search).reduce(
    (query, word) => query.where(sql<SqlBool>`instr(w.search_key, ${word}) > 0`),
    all,
  )
}

function waiting(executor: Executor, { tenantId }: Within) {
  const isDoubtful = sql<SqlBool>`p.doubt is not null`
  const delivered = executor
    .selectFrom('incoming_payslips as p')
    .innerJoin('payslip_files as f', (join) => joined(join, 'f.id', 'p.file_id'))
    .leftJoin('employees as e', (join) => joined(join, 'e.id', 'p.employee_id'))
    .select(['p.id', 'p.employee_id', 'p.month', 'p.file_id', 'p.position'])
    .select([
      sql<Stand>`case when ${isDoubtful} then 'doubtful' else 'delivered' end`.as('stand'),
      sql<number>`case when ${isDoubtful} then 0 else 1 end`.as('rank'),
      sql<Instant>`coalesce(p.decided_at, f.created_at)`.as('since'),
      sql<string>`case when ${isDoubtful} then '' else p.month end`.as('sort_month'),
      sql<string>`case when ${isDoubtful} then '' else e.name_key end`.as('sort_name'),
      sql<string>`coalesce(e.search_key, '') || ' ' || lower(f.file_name)`.as('search_key'),
    ])
    .where('p.tenant_id', '=', tenantId)
    .where('p.released_id', 'is', null)
  const calculated = executor
    .selectFrom('waiting_payslips as c')
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'c.employee_id'))
    .select([
      'c.id',
      'c.employee_id',
      'c.month',
      sql<string>`''`.as('file_id'),
      sql<number>`0`.as('position'),
    ])
    .select([
      sql<Stand>`'calculated'`.as('stand'),
      sql<number>`2`.as('rank'),
      'c.created_at as since',
      'c.month as sort_month',
      'e.name_key as sort_name',
      'e.search_key',
    ])
    .where('c.tenant_id', '=', tenantId)
  const both = executor
    .selectFrom(delivered.unionAll(calculated).as('u'))
    .selectAll('u')
    .select(
      sql<number>`count(*) over (partition by u.stand = 'doubtful', coalesce(u.employee_id, u.id), u.month)`.as(
        'same',
      ),
    )
  return executor.selectFrom(both.as('w'))
}
