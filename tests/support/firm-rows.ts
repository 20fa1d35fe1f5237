import { sql } from 'kysely'
import { expect } from 'vitest'
import { versionSeenBy } from './effects'
import type { RunningFirms } from './running-firm'

/** All that both firms own, row by row. */
export interface Rows {
  mine: Record<string, unknown[]>
  links: number | undefined
  theirs: Record<string, unknown[]>
}

/** Reads all that both firms own, once nothing is on its way to a receiver; again only after the product has written. */
export async function rowsReader(running: RunningFirms): Promise<() => Promise<Rows>> {
  const tables = await tablesOfTenants(running)
  let kept: { version: number; rows: Rows } | undefined
  return async () => {
    await expect.poll(() => countOnTheirWay(running), { timeout: 5000, interval: 10 }).toBe(0)
    const version = await versionSeenBy(running.db)
    if (version !== kept?.version) kept = { version, rows: await readRows(running, tables) }
    return kept.rows
  }
}

/** Events that a live endpoint is told of, or will be at once: the product goes on with them after it has answered. */
async function countOnTheirWay({ db }: RunningFirms): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from event_deliveries as delivery
    join event_endpoints as endpoint on endpoint.tenant_id = delivery.tenant_id and endpoint.id = delivery.endpoint_id
    where endpoint.status = 'live' and (delivery.claim_token is not null
      or delivery.status = 'queued' and delivery.attempts = 0)`.execute(db)
  return rows[0]?.count ?? 0
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
