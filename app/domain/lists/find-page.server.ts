import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { countRows } from './count-rows.server'
import type { Listing } from './listing.server'
import { lastPage, MOST_COUNTED, type Place } from './paging'

/** Page numbers reach no further; beyond, use next page or a narrower filter. */
const MOST_NUMBERED = 10_000

// biome-ignore lint/suspicious/noExplicitAny: nothing here reads a column of the rows.
export type Reading = { executor: Executor; scope: Within; list: Listing<any, any>; perPage: number }

export interface Shown {
  ids: string[]
  page: number
  hasPrevious: boolean
  hasNext: boolean
}

interface Counted extends Shown {
  /** Rows of the whole list, or one more than are counted. */
  counted: number
}

/** The page beside a row, or else of a number. `known` is the number of rows, if already counted. */
export async function findPage(reading: Reading, place: Place, known: number | undefined): Promise<Counted> {
  const beside = await readBeside(reading, place)
  if (!beside && known === undefined && (place.page - 1) * reading.perPage > MOST_COUNTED)
    return readFar(reading, place.page)
  const counted = known ?? (await countSome(reading))
  return { ...(beside ?? (await readNumbered(reading, place.page, counted))), counted }
}

export function countSome({ executor, list }: Reading): Promise<number> {
  return countRows(executor, list.matching.limit(MOST_COUNTED + 1))
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
    if (ids.length > 0) return readNumbered(reading, 1, limit)
  }
  return undefined
}

/** `counted` is the number of rows, or a lower bound that the page lies within. */
async function readNumbered(reading: Reading, wanted: number, counted: number): Promise<Shown> {
  const { perPage } = reading
  const page = Math.min(wanted, lastPage(Math.min(counted, MOST_NUMBERED), perPage))
  const ids = await readIds(reading, { offset: (page - 1) * perPage, limit: perPage + 1 })
  return { ids: ids.slice(0, perPage), page, hasPrevious: page > 1, hasNext: ids.length > perPage }
}

/**
 * A page that exists shows by itself that there are more rows than are counted. Else they are counted, and those of the
 * last page are read from the end; so they are at once for a number that no page has.
 */
async function readFar(reading: Reading, wanted: number): Promise<Counted> {
  const isNumbered = wanted <= lastPage(MOST_NUMBERED, reading.perPage)
  return (isNumbered ? await readFarNumbered(reading, wanted) : undefined) ?? readLast(reading)
}

async function readFarNumbered(reading: Reading, page: number): Promise<Counted | undefined> {
  const { perPage } = reading
  const ids = await readIds(reading, { offset: (page - 1) * perPage, limit: perPage + 1 })
  if (ids.length === 0) return undefined
  const hasNext = ids.length > perPage
  return { ids: ids.slice(0, perPage), page, hasPrevious: true, hasNext, counted: MOST_COUNTED + 1 }
}

async function readLast(reading: Reading): Promise<Counted> {
  const { executor, list, perPage } = reading
  const reach = await countRows(executor, list.matching.limit(MOST_NUMBERED))
  const page = lastPage(reach, perPage)
  const mayGoOn = reach === MOST_NUMBERED ? await readFarNumbered(reading, page) : undefined
  if (mayGoOn) return mayGoOn
  const tail = await readIds(reading, { limit: reach - (page - 1) * perPage, isReversed: true })
  return {
    ids: tail.reverse(),
    page,
    hasPrevious: page > 1,
    hasNext: false,
    counted: Math.min(reach, MOST_COUNTED + 1),
  }
}

interface Stretch {
  limit: number
  offset?: number
  /** Id of the row before the first. */
  beyond?: string
  isReversed?: boolean
}

export async function readIds(
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
