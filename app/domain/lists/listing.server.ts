import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import type { Database } from '~db/schema'
import type { RowKeys } from './paging'

/** A list in the order of an index. */
export interface Listing<Row extends { id: string }, Table extends keyof Database = keyof Database> {
  /** All rows of the list, unordered. */
  matching: SelectQueryBuilder<Database, Table, { id: string }>
  order: Order
  /** The rows of these ids, in any order. */
  rows(ids: string[]): Promise<Row[]>
  /** `idsBehind`, where it is kept built. */
  behind?: ((keys: RowKeys | undefined, limit: number) => Promise<Found[]>) | undefined
}

/** Order of a list, written exactly as in its index, since SQLite compares the text. */
export interface Order {
  table: keyof Database
  /** The query's alias of the table. */
  called?: string
  /** Column that identifies rows, if not `id`. */
  id?: string
  /** Together they must be unique. */
  by: RawBuilder<unknown>[]
  direction: 'asc' | 'desc'
}

/** A row's id and what the order compares of it, as `key_0` and so on. */
export type Found = Record<`key_${number}`, string | number> & { id: string }
