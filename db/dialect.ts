import type { Database as SqliteConnection, Statement } from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { isBusy } from './failures'
import { PlannableQueryCompiler } from './query-compiler'
import { Sqlite } from './sqlite'

const STATEMENTS_KEPT = 500
/** SQLite's own waiting blocks the event loop, and with it every other request, so it gets next to nothing. */
const SQLITE_BUSY_MS = 10
/** A long write may make the WAL longer; after a checkpoint it is cut to this. */
const WAL_KEPT_BYTES = 16 * 1024 * 1024
/** Pages after which a commit also checkpoints: SQLite's own thousand hold the event loop for some ten milliseconds. */
const CHECKPOINT_PAGES = 250
/** Between two attempts, while the process serves others. */
const RETRY_MS = 20

interface DialectOptions {
  file: string
  readonly: boolean
  /** Total wait for a turn in this process and for another process's write lock. */
  busyTimeoutMs: number
  /** Off for the migrator only: rebuilding a parent table would delete its children by cascade. */
  foreignKeys?: boolean
}

/**
 * Kysely on better-sqlite3 with the pragmas, immediate transactions and statement cache of the design. Everything
 * specific to SQLite's dialect is here.
 */
export function zahltagDialect(options: DialectOptions): Dialect {
  const connection = connect(options)
  const dialect = new SqliteDialect({ database: cachingStatements(connection) })
  dialect.createDriver = () => new PatientDriver(connection, options.busyTimeoutMs)
  dialect.createAdapter = () => new TransactionalDdlAdapter()
  dialect.createQueryCompiler = () => new PlannableQueryCompiler()
  return dialect
}

/** Opens the file and sets every pragma; throws if one did not take effect. */
function connect({ file, readonly, foreignKeys = true }: DialectOptions): SqliteConnection {
  const connection = new Sqlite(file, { readonly, timeout: SQLITE_BUSY_MS })
  if (!readonly) connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma(`foreign_keys = ${foreignKeys ? 'ON' : 'OFF'}`)
  connection.pragma('recursive_triggers = ON')
  connection.pragma('trusted_schema = OFF')
  connection.pragma('secure_delete = ON')
  // Most writes of ours end in triggers, and each would note in a file what it changes, in case it is refused.
  if (!readonly && foreignKeys) connection.pragma('temp_store = MEMORY')
  connection.pragma('cache_size = -16000')
  connection.pragma(`journal_size_limit = ${WAL_KEPT_BYTES}`)
  connection.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  assertPragmas(connection, { readonly, foreignKeys })
  return connection
}

function assertPragmas(
  connection: SqliteConnection,
  { readonly, foreignKeys }: { readonly: boolean; foreignKeys: boolean },
): void {
  const expected: Record<string, unknown> = {
    journal_mode: 'wal',
    synchronous: 2,
    foreign_keys: foreignKeys ? 1 : 0,
    recursive_triggers: 1,
    trusted_schema: 0,
    secure_delete: 1,
  }
  for (const [pragma, value] of Object.entries(expected)) {
    const actual = connection.pragma(pragma, { simple: true })
    // An in-memory database has no journal file; only tests and tools open one.
    if (pragma === 'journal_mode' && actual === 'memory') continue
    // A restored backup, or one copied here by hand, until the first writer opens it.
    if (pragma === 'journal_mode' && readonly && actual === 'delete') continue
    if (actual !== value)
      throw new Error(`SQLite pragma ${pragma} is ${String(actual)}, not ${String(value)}`)
  }
}

/** Kysely prepares every query each time; keeping the newest few hundred statements makes it 2–4 times faster. */
function cachingStatements(connection: SqliteConnection) {
  const statements = new Map<string, Statement>()
  return {
    close: () => void connection.close(),
    prepare(text: string): Statement {
      const known = statements.get(text)
      if (known) {
        statements.delete(text)
        statements.set(text, known)
        return known
      }
      const statement = connection.prepare(text)
      if (statements.size >= STATEMENTS_KEPT) {
        const oldest = statements.keys().next().value
        if (oldest !== undefined) statements.delete(oldest)
      }
      statements.set(text, statement)
      return statement
    },
  }
}

/**
 * Begins transactions immediately, and waits for other processes without blocking this one. The timeout starts when the
 * work asks for the connection: a queue behind a locked file is refused at once, not one by one.
 */
class PatientDriver extends SqliteDriver implements Driver {
  private deadline = 0
  private patient: DatabaseConnection | undefined

  constructor(
    private readonly sqlite: SqliteConnection,
    private readonly patienceMs: number,
  ) {
    super({ database: cachingStatements(sqlite) })
  }

  /** One object for all turns: Kysely remembers each that it has seen. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + this.patienceMs
    const connection = await super.acquireConnection()
    this.deadline = deadline
    this.patient ??= {
      executeQuery: (query) => executeUntil(this.deadline, connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
    return this.patient
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has rolled back already; a second error would hide the one that counts. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** A busy statement had no effect, so it may be tried again. */
async function executeUntil<Row>(
  deadline: number,
  connection: DatabaseConnection,
  query: CompiledQuery,
): Promise<QueryResult<Row>> {
  for (;;) {
    try {
      return await connection.executeQuery<Row>(query)
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
