import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '~db/schema'
import type { Found, Listing } from './listing.server'
import { PlaceOfOtherOrder, type RowKeys } from './paging'

// biome-ignore lint/suspicious/noExplicitAny: nothing here reads a column of the rows.
type AnyList = Listing<any, any>

/**
 * The ids of what follows the keys, each row once, whatever was removed or has changed its place meanwhile.
 * @throws PlaceOfOtherOrder
 */
export async function readBehind(
  list: AnyList,
  behind: RowKeys | 'start',
  perPage: number,
): Promise<{ ids: string[]; nextKeys: RowKeys | null }> {
  const { by } = list.order
  if (behind !== 'start' && behind.length !== by.length) throw new PlaceOfOtherOrder()
  const keys = behind === 'start' ? undefined : behind
  const found: Found[] = list.behind
    ? await list.behind(keys, perPage + 1)
    : await idsBehind(list, keys, perPage + 1).execute()
  const shown = found.slice(0, perPage)
  const last = found.length > perPage ? shown.at(-1) : undefined
  return {
    ids: shown.map(({ id }) => id),
    nextKeys: last ? by.map((_, index) => last[`key_${index}`] ?? '') : null,
  }
}

export function idsBehind(
  { matching, order: { by, direction } }: Pick<AnyList, 'matching' | 'order'>,
  keys: RowKeys | undefined,
  limit: number,
): SelectQueryBuilder<Database, keyof Database, Found> {
  let query = matching.limit(limit)
  if (keys) {
    const compared = sql.raw(direction === 'asc' ? '>' : '<')
    query = query.where(sql<SqlBool>`(${sql.join(by)}) ${compared} (${sql.join(keys)})`)
  }
  by.forEach((key, index) => {
    query = query.select(sql`${key}`.as(`key_${index}`)).orderBy(key, direction)
  })
  return query
}
