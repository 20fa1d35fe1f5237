import { sql } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { countSome, findPage, type Reading, readIds, type Shown } from './find-page.server'
import type { Listing } from './listing.server'
import { type ListPage, lastPage, MOST_COUNTED, type Place } from './paging'
import { readBehind } from './read-behind.server'

const NOTHING = { items: [], total: 0, page: 1, pages: 1, previous: null, next: null }

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
  const { ids, hasPrevious, hasNext, counted, ...shown } = first
    ? { ...beginning(first, perPage), counted: await countSome(reading) }
    : await findPage(reading, place, known)
  const pages = counted > MOST_COUNTED ? null : lastPage(counted, perPage)
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

function isFirst({ page, after, before }: Place): boolean {
  return page === 1 && after === undefined && before === undefined
}

async function isBare({ executor, scope, list }: Reading): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(list.order.table)}
    where tenant_id = ${scope.tenantId} limit 1`.execute(executor)
  return rows.length === 0
}

function beginning(first: string[], perPage: number): Shown {
  return { ids: first.slice(0, perPage), page: 1, hasPrevious: false, hasNext: true }
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

async function readRows<Row extends { id: string }>(
  list: { rows(ids: string[]): Promise<Row[]> },
  ids: string[],
) {
  if (ids.length === 0) return []
  const rows = new Map((await list.rows(ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
