import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * A list for `where … in` as one value, a JSON array of texts: one query for lists of every length, which is built at once
 * where fifty values are built and bound one by one.
 */
export function among(json: string): RawBuilder<string> {
  return sql<string>`(select value from json_each(${json}))`
}

/**
 * Firm and id as one condition, `isOneOf(['payslips.tenant_id', 'payslips.id'], tenantId, ids)`. Given two, SQLite may walk
 * all rows of the firm, which it takes for ten, and only then look at the ids.
 */
export function isOneOf(
  [owner, id]: readonly [owner: string, id: string],
  tenantId: string,
  ids: readonly string[],
): RawBuilder<SqlBool> {
  return sql`(${sql.ref(owner)}, ${sql.ref(id)}) in (select ${tenantId}, value from json_each(${JSON.stringify(ids)}))`
}
