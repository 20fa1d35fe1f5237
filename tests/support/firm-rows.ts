import { sql } from 'kysely'
import { versionSeenBy } from './effects'
import type { RunningFirms } from './running-firm'

/** All that both firms own, row by row. */
export interface Rows {
  mine: Record<string, unknown[]>
  links: number | undefined
  theirs: Record<string, unknown[]>
}

/** Reads all that both firms own; again only after the product has written. */
export async function rowsReader(running: RunningFirms): Promise<() => Promise<Rows>> {
  const tables = await tablesOfTenants(running)
  let kept: { version: number; rows: Rows } | undefined
  return async () => {
    const version = await versionSeenBy(running.db)
    if (version !== kept?.version) kept = { version, rows: await readRows(running, tables) }
    return kept.rows
  }
}

async function readRows(running: RunningFirms, tables: string[]): Promise<Rows> {
  const { firm, neighbour } = running
  const { access_links, ...mine } = await rowsOf(running, tables, firm.scope.tenantId)
  // A link that was opened counts its visits; everything else stays.
  return {
    mine,
    links: access_links?.length,
    theirs: await rowsOf(running, tables, neighbour.scope.tenantId),
  }
}

async function rowsOf({ db }: RunningFirms, tables: string[], tenantId: string) {
  const all: Record<string, unknown[]> = {}
  for (const name of tables) {
    const { rows } = await sql`select * from ${sql.table(name)} where tenant_id = ${tenantId}`.execute(db)
    all[name] = rows
  }
  return all
}

/** Every table whose rows belong to a firm. */
export async function tablesOfTenants({ db }: RunningFirms): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct item.name from sqlite_master as item, pragma_table_info(item.name) as column
    where item.type = 'table' and column.name = 'tenant_id'`.execute(db)
  return rows.map(({ name }) => name)
}
