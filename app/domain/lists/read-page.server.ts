import { type SqlBool, sql } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { countRows } from './count-rows.server'
import type { Listing } from './listing.server'
import { type ListPage, lastPage, MOST_COUNTED, type Place } from './paging'
import { readBehind } from './read-behind.server'

const NOTHING = { items: [], total: 0, page: 1, pages: 1, previous: null, next: null }

/** Page numbers reach no further; beyond, use next page or a narrower filter. */
const MOST_NUMBERED = 10_000

/**
 * Reads a page by its first row, so that every page costs what the first one does and rows added meanwhile move nothing.
 * First the ids, read from the index, then the rows shown. If the row was deleted, the page number is used; a number too
 * high means the last page. `known` is the number of rows, if already counted.
 */
export async function readPage<Row extends { id: string }, Table extends keyof Database>(
  executor: Executor,
  scope: Within,
  list: Listing<Row, Table>,
  { place, perPage, known }: { place: Place; perPage: number; known?: number | undefined },
): Promise<ListPage<Row>> {
  const reading = { executor, scope, list, perPage }
  if (place.behind !== undefined) {
    const { ids, nextKeys } = await readBehind(list, place.behind, perPage)
    return { ...NOTHING, items: await readRows(list, ids), isBare: false, nextKeys }
  }
  if (known === 0) return { ...NOTHING, isBare: await isBare(reading) }
  // A first page that is not full, or empty, gives the count by itself.
  const first = known === undefined && isFirst(place) ? await readIds(reading, { limit: perPage + 1 }) : null
  if (first && first.length <= perPage) {
    const items = await readRows(list, first)
    return { ...NOTHING, items, total: first.length, isBare: first.length === 0 && (await isBare(reading)) }
  }
  const counted = known ?? (await countRows(executor, list.matching.limit(MOST_COUNTED + 1)))
  const numbered = { wanted: place.page, counted, isAll: known !== undefined || counted <= MOST_COUNTED }
  const shown = first
    ? { ids: first.slice(0, perPage), page: 1, hasPrevious: false, hasNext: true }
    : ((await readBeside(reading, place)) ?? (await readNumbered(reading, numbered)))
  const pages = counted > MOST_COUNTED ? null : lastPage(counted, perPage)
  const { ids, hasPrevious, hasNext } = shown
  return {
    items: await readRows(list, ids),
    total: Math.min(counted, MOST_COUNTED),
    page: Math.min(hasPrevious ? Math.max(2, shown.page) : 1, pages ?? Infinity),
    pages,
    previous: hasPrevious ? (ids[0] ?? null) : null,
    next: hasNext ? (ids.at(-1) ?? null) : null,
    isBare: counted === 0 && (await isBare(reading)),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: nothing here reads a column of the rows.
type Reading = { executor: Executor; scope: Within; list: Listing<any, any>; perPage: number }

interface Shown {
  ids: string[]
  page: number
  hasPrevious: boolean
  hasNext: boolean
}

function isFirst({ page, after, before }: Place): boolean {
  return page === 1 && after === undefined && before === undefined
}

async function isBare({ executor, scope, list }: Reading): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(list.order.table)}
    where tenant_id = ${scope.tenantId} limit 1`.execute(executor)
  return rows.length === 0
}

/** Rows of a file read at a time; other work runs in between. */
const AT_ONCE = 250

/** All rows of a list in order, in pieces, for a file. */
export async function* readAll<Row extends { id: string }, Table extends keyof Database>(
  list: Listing<Row, Table>,
): AsyncGenerator<Row[]> {
  const { by, direction } = list.order
  const ordered = by.reduce((query, one) => query.orderBy(one, direction), list.matching)
  const ids = (await ordered.execute()).map(({ id }) => id)
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    yield await readRows(list, ids.slice(first, first + AT_ONCE))
    await yieldToLoop()
  }
}

/** The page after or before a row; undefined if the row or the page does not exist. */
async function readBeside(reading: Reading, { page, after, before }: Place): Promise<Shown | undefined> {
  const { perPage } = reading
  // One more than is shown, to see whether there are more.
  const limit = perPage + 1
  if (after !== undefined) {
    const ids = await readIds(reading, { beyond: after, limit })
    if (ids.length > 0)
      return { ids: ids.slice(0, perPage), page, hasPrevious: true, hasNext: ids.length > perPage }
  } else if (before !== undefined) {
    const ids = await readIds(reading, { beyond: before, limit, isReversed: true })
    if (ids.length > perPage)
      return { ids: ids.slice(0, perPage).reverse(), page, hasPrevious: true, hasNext: true }
    if (ids.length > 0) return readNumbered(reading, { wanted: 1, counted: limit, isAll: true })
  }
  return undefined
}

/** `counted` is the number of rows, or a lower bound. */
async function readNumbered(
  reading: Reading,
  { wanted, counted, isAll }: { wanted: number; counted: number; isAll: boolean },
): Promise<Shown> {
  const { executor, list, perPage } = reading
  const reach =
    isAll || wanted * perPage <= MOST_COUNTED
      ? Math.min(counted, MOST_NUMBERED)
      : await countRows(executor, list.matching.limit(MOST_NUMBERED))
  const page = Math.min(wanted, lastPage(reach, perPage))
  const ids = await readIds(reading, { offset: (page - 1) * perPage, limit: perPage + 1 })
  return { ids: ids.slice(0, perPage), page, hasPrevious: page > 1, hasNext: ids.length > perPage }
}

interface Stretch {
  limit: number
  offset?: number
  /** Id of the row before the first. */
  beyond?: string
  isReversed?: boolean
}

async function readIds(
  { scope, list }: Reading,
  { limit, offset = 0, beyond, isReversed = false }: Stretch,
): Promise<string[]> {
  const { table, called = table, id = 'id', by, direction } = list.order
  const isAscending = (direction === 'asc') !== isReversed
  const key = sql`(${sql.join(by)})`
  let query = list.matching.limit(limit)
  if (offset > 0) query = query.offset(offset)
  if (beyond !== undefined) {
    const keyOfRow = sql`(select ${sql.join(by)} from ${sql.table(table)} as ${sql.ref(called)}
      where tenant_id = ${scope.tenantId} and ${sql.ref(id)} = ${beyond})`
    query = query.where(isAscending ? sql<SqlBool>`${key} > ${keyOfRow}` : sql<SqlBool>`${key} < ${keyOfRow}`)
  }
  for (const one of by) query = query.orderBy(one, isAscending ? 'asc' : 'desc')
  return (await query.execute()).map(({ id }) => id)
}

async function readRows<Row extends { id: string }>(
  list: { rows(ids: string[]): Promise<Row[]> },
  ids: string[],
) {
  if (ids.length === 0) return []
  const rows = new Map((await list.rows(ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
