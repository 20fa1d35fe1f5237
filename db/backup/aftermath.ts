import type { Database as SqliteConnection } from 'better-sqlite3'
import { Sqlite } from '../sqlite'

/** What people will miss after a restore, by table, with the column that identifies a row. */
const MISSED = {
  invoices: 'number',
  receipts: null,
  messages: null,
  change_requests: null,
  mandates: 'reference',
  customers: 'name',
  employees: 'number',
  payslips: 'month',
  webhook_deliveries: null,
  users: 'email',
} as const

export type MissedTable = keyof typeof MISSED

export interface Missed {
  table: MissedTable
  count: number
  /** Of the newest rows; empty if the table has no name column. */
  names: string[]
}

/** What was done to a backup so that restoring it does no harm. */
export interface Aftermath {
  heldMails: number
  endedSessions: number
  /** From the replaced database; undefined if it cannot be read or is of another release. */
  since: { missed: Missed[]; blockedLinks: number } | undefined
}

const MOST_NAMED = 10
const UNREADABLE = /^SQLITE_(?:NOTADB|CORRUPT|CANTOPEN|IOERR|ERROR)/

/**
 * Prepares a copy of a backup, with the newest schema, to replace a database. Queued mail may have been sent since, so it
 * becomes doubtful; sessions end; numbers of the replaced database are not given again, and its revoked links stay so.
 */
export function settleAftermath(copy: string, replaced: string | undefined, at: string): Aftermath {
  const connection = new Sqlite(copy)
  // As all our connections require.
  connection.pragma('journal_mode = WAL')
  try {
    const isKnown = replaced !== undefined && attach(connection, replaced)
    return connection.transaction(() => ({
      heldMails: holdMails(connection, at),
      endedSessions: connection.prepare(`update sessions set ended_at = ? where ended_at is null`).run(at)
        .changes,
      since: isKnown ? takeOver(connection) : undefined,
    }))()
  } finally {
    connection.close()
  }
}

/** Moves everything into the database file itself. */
export function closeWal(file: string): void {
  const connection = new Sqlite(file)
  connection.pragma('journal_mode = DELETE')
  connection.close()
}

function holdMails(connection: SqliteConnection, at: string): number {
  return connection
    .prepare(
      `update outbox set status = 'doubtful', status_changed_at = ?, claim_token = null, claimed_at = null
       where status in ('queued', 'sending')`,
    )
    .run(at).changes
}

/** Whether the replaced database can be read and has the same schema. */
function attach(connection: SqliteConnection, file: string): boolean {
  const steps = (schema: string) =>
    connection.prepare(`select name from ${schema}.kysely_migration order by name`).pluck().all().join()
  try {
    connection.prepare('attach database ? as replaced').run(file)
    const damage = connection.pragma('replaced.quick_check(1)', { simple: true })
    return damage === 'ok' && steps('main') === steps('replaced')
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && UNREADABLE.test(error.code)) return false
    throw error
  }
}

function takeOver(connection: SqliteConnection): Aftermath['since'] {
  connection.exec(`
    insert into main.number_ranges (tenant_id, name, year, last_number)
      select tenant_id, name, year, last_number from replaced.number_ranges
      where tenant_id in (select id from main.tenants)
      on conflict do update set last_number = max(last_number, excluded.last_number);
  `)
  const { changes } = connection
    .prepare(
      `update main.access_links set revoked_at = gone.revoked_at from replaced.access_links as gone
       where gone.tenant_id = access_links.tenant_id and gone.id = access_links.id
         and access_links.revoked_at is null and gone.revoked_at is not null`,
    )
    .run()
  const tables = Object.keys(MISSED) as MissedTable[]
  const missed = tables.map((table) => missedOf(connection, table)).filter(({ count }) => count > 0)
  return { missed, blockedLinks: changes }
}

function missedOf(connection: SqliteConnection, table: MissedTable): Missed {
  const column = MISSED[table]
  const which = table === 'invoices' ? 'gone.number is not null and ' : ''
  const firm = table === 'users' ? '' : 'and kept.tenant_id = gone.tenant_id'
  const gone = `from replaced.${table} as gone
    where ${which} not exists (select 1 from main.${table} as kept where kept.id = gone.id ${firm})`
  const all = (sql: string) => connection.prepare(sql).pluck().all()
  const [count] = all(`select count(*) ${gone}`) as [number]
  const names = column
    ? (all(`select ${column} ${gone} order by rowid desc limit ${MOST_NAMED}`) as (string | null)[])
    : []
  return { table, count, names: names.filter((name) => name !== null) }
}
