/** The keys are not those of the order. */
export class PlaceOfOtherOrder extends Error {
  override name = 'PlaceOfOtherOrder'
}

/** A position in a list: next to a row that was shown, with the page number shown for it. */
export interface Place {
  page: number
  /** Id of the row before the first, or after the last; without either, the page number is used. */
  after?: string | undefined
  before?: string | undefined
  /** Read from behind a row with these values of the order, or from the start, and count nothing. */
  behind?: RowKeys | 'start' | undefined
}

/** What the order of a list compares of a row; together unique. */
export type RowKeys = readonly (string | number)[]

export interface Paged<Row> {
  items: Row[]
  /** Counted up to a thousand. */
  total: number
  page: number
  /** Null if there are more than were counted. */
  pages: number | null
  /** Row ids to find the previous and next page by; null if there is none. */
  previous: string | null
  next: string | null
}

export interface ListPage<Row> extends Paged<Row> {
  /** The firm has no rows at all, with any filter. */
  isBare: boolean
  /** Of the last row shown, where the place was given by keys and more follow. */
  nextKeys?: RowKeys | null | undefined
}

/** Counting takes time for each row, and no one reads past page forty. */
export const MOST_COUNTED = 1000

/** At least 1. */
export function lastPage(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}
