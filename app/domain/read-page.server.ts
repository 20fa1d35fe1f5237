import { lastPage, MOST_COUNTED, type Paged, type Place } from './paging'

/** Some rows of a list: in its order behind a row, or in reverse before it. */
export interface Stretch {
  limit: number
  offset: number
  after?: string | undefined
  before?: string | undefined
}

/** A list in an order that an index has. */
export interface Listing<Row> {
  /** How many rows there are, or as many as may be counted. */
  count(atMost: number): Promise<number>
  /** Nothing where the row of the stretch is gone. */
  read(stretch: Stretch): Promise<Row[]>
}

/**
 * Reads a page from its first row on, so that the last page costs what the first one does and rows that are added
 * meanwhile move nothing. A row that is gone, or a page too far, falls back to the page of that number, or the last.
 */
export async function readPage<Row extends { id: string }>(
  list: Listing<Row>,
  place: Place,
  perPage: number,
): Promise<Paged<Row>> {
  const counted = await list.count(MOST_COUNTED + 1)
  const pages = counted > MOST_COUNTED ? null : lastPage(counted, perPage)
  const shown = await readRows(list, place, pages, perPage)
  const { items, hasPrevious, hasNext } = shown
  return {
    items,
    total: Math.min(counted, MOST_COUNTED),
    page: Math.min(hasPrevious ? Math.max(2, shown.page) : 1, pages ?? Infinity),
    pages,
    previous: hasPrevious ? (items[0]?.id ?? null) : null,
    next: hasNext ? (items.at(-1)?.id ?? null) : null,
  }
}

interface Shown<Row> {
  items: Row[]
  page: number
  hasPrevious: boolean
  hasNext: boolean
}

async function readRows<Row>(
  list: Listing<Row>,
  { page, after, before }: Place,
  pages: number | null,
  perPage: number,
): Promise<Shown<Row>> {
  // One more than is shown tells whether there are more.
  const limit = perPage + 1
  if (after !== undefined) {
    const rows = await list.read({ after, limit, offset: 0 })
    if (rows.length > 0)
      return { items: rows.slice(0, perPage), page, hasPrevious: true, hasNext: rows.length > perPage }
  } else if (before !== undefined) {
    const rows = await list.read({ before, limit, offset: 0 })
    if (rows.length > perPage)
      return { items: rows.slice(0, perPage).reverse(), page, hasPrevious: true, hasNext: true }
    if (rows.length > 0) return readNumbered(list, 1, pages, perPage)
  }
  return readNumbered(list, page, pages, perPage)
}

async function readNumbered<Row>(
  list: Listing<Row>,
  wanted: number,
  pages: number | null,
  perPage: number,
): Promise<Shown<Row>> {
  const page = Math.min(wanted, pages ?? wanted)
  const rows = await list.read({ limit: perPage + 1, offset: (page - 1) * perPage })
  if (rows.length === 0 && page > 1) {
    const last = lastPage(await list.count(Number.MAX_SAFE_INTEGER), perPage)
    return readNumbered(list, Math.min(last, page - 1), pages, perPage)
  }
  return { items: rows.slice(0, perPage), page, hasPrevious: page > 1, hasNext: rows.length > perPage }
}
