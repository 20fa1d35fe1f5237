import { type JoinBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'

/** `table.column` of what is joined, where the table is of one firm each row. */
type OwnedColumn<DB, TB extends keyof DB> = {
  [Table in TB & string]: 'tenant_id' extends keyof DB[Table] ? `${Table}.${keyof DB[Table] & string}` : never
}[TB & string]

/** Joins two tables of one tenant, `joined(join, 'contracts.id', 'invoices.contract_id')`: never across two firms. */
export function joined<DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  left: OwnedColumn<DB, TB>,
  right: OwnedColumn<DB, TB>,
): JoinBuilder<DB, TB> {
  return join.on(tenantBeside(left), '=', tenantBeside(right)).on(sql.ref(left), '=', sql.ref(right))
}

/** The same as a condition behind a cross join, which makes SQLite read first what stands before it. */
export function areJoined(left: `${string}.${string}`, right: `${string}.${string}`): RawBuilder<SqlBool> {
  return sql`${tenantBeside(left)} = ${tenantBeside(right)} and ${sql.ref(left)} = ${sql.ref(right)}`
}

function tenantBeside(column: string) {
  return sql.ref(`${column.slice(0, column.indexOf('.'))}.tenant_id`)
}
