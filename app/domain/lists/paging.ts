/** A place in a list: the rows next to one that was shown, and the page number shown for it. */
export interface Place {
  page: number
  /** The id of the row before the first, or behind the last; without either, the number counts from the start. */
  after?: string | undefined
  before?: string | undefined
}

/** One page of a list. */
export interface Paged<Row> {
  items: Row[]
  /** How many there are, counted up to a thousand. */
  total: number
  page: number
  /** Null where there are more than were counted. */
  pages: number | null
  /** The row by which the page before is found, and the one after; null where there is none. */
  previous: string | null
  next: string | null
}

/** One page of a list that can be searched. */
export interface ListPage<Row> extends Paged<Row> {
  /** Nothing was found because the firm has none at all, under no filter. */
  isBare: boolean
}

/** Counting costs time for each row, and no one reads past page forty. */
export const MOST_COUNTED = 1000

/** The number of the last page; a list without entries has one page. */
export function lastPage(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}
