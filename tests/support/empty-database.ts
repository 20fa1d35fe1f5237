import type { Database as SqliteConnection } from 'better-sqlite3'
import { Sqlite } from '~db/sqlite'

interface Item {
  rowid: number
  type: string
  name: string
  sql: string
}

interface Template {
  schema: string
  /** Those without rows. */
  tables: string[]
  /** Those with rows, such as the migrations, and how many. */
  filled: ReadonlyMap<string, number>
  counters: Counter[]
}

interface Counter {
  name: string
  seq: number
}

interface Emptier {
  /** What its statements know of the schema holds while this stays. */
  version: unknown
  schema: string
  empty(): void
  connection: SqliteConnection
}

const ITEMS = `select rowid, type, name, tbl_name, rootpage, sql from sqlite_master
  where sql is not null and name not like 'sqlite_%' order by name`

/** For a transaction that a test has left open. */
const PATIENCE_MS = 100

const templates = new Map<string, Template>()
const emptiers = new Map<string, Emptier>()

/**
 * Deletes the rows of a test that the template does not have; open connections keep the same file, and all that they have
 * prepared. False, with nothing deleted, if the schema is no longer that of the template, or a table that it fills has
 * another number of rows.
 */
export function emptyLike(templateFile: string, file: string): boolean {
  const template = templates.get(templateFile) ?? readTemplate(templateFile)
  templates.set(templateFile, template)
  const emptier = emptierOf(file, template)
  if (emptier.schema !== template.schema) return false
  for (const [name, rows] of template.filled) if (countOf(emptier.connection, name) !== rows) return false
  emptier.empty()
  return true
}

/** Before the file goes. */
export function closeEmptier(file: string): void {
  emptiers.get(file)?.connection.close()
  emptiers.delete(file)
}

function readTemplate(file: string): Template {
  const database = new Sqlite(file, { readonly: true })
  try {
    const tables = itemsOf(database).filter(({ type }) => type === 'table')
    const counts = tables.map(({ name }) => [name, countOf(database, name)] as const)
    return {
      schema: schemaOf(database),
      tables: counts.filter(([, rows]) => rows === 0).map(([name]) => name),
      filled: new Map(counts.filter(([, rows]) => rows > 0)),
      counters: database.prepare<[], Counter>('select name, seq from sqlite_sequence').all(),
    }
  } finally {
    database.close()
  }
}

function emptierOf(file: string, template: Template): Emptier {
  const known = emptiers.get(file)
  if (known && known.connection.pragma('schema_version', { simple: true }) === known.version) return known
  closeEmptier(file)
  const emptier = makeEmptier(file, template)
  emptiers.set(file, emptier)
  return emptier
}

function makeEmptier(file: string, { schema, tables, counters }: Template): Emptier {
  const connection = withoutTriggers(file)
  connection.pragma('secure_delete = ON')
  connection.pragma('foreign_keys = OFF')
  const known = { connection, version: connection.pragma('schema_version', { simple: true }) }
  const found = schemaOf(connection)
  if (found !== schema) return { ...known, schema: found, empty() {} }
  const clear = tables.map((name) => ({
    hasRows: connection.prepare(`select 1 from "${name}" limit 1`),
    remove: connection.prepare(`delete from "${name}"`),
  }))
  // Otherwise the first row's number would depend on the tests before.
  const forget = connection.prepare('delete from sqlite_sequence')
  const count = connection.prepare<[Counter]>('insert into sqlite_sequence (name, seq) values (@name, @seq)')
  const empty = connection.transaction(() => {
    for (const { hasRows, remove } of clear) if (hasRows.get()) remove.run()
    forget.run()
    for (const counter of counters) count.run(counter)
  })
  return { ...known, schema: found, empty }
}

/**
 * A connection that knows of no triggers, some of which forbid deleting: it reads the schema while they are not written
 * down. Dropping and making them would have every other connection prepare each of its statements anew.
 */
function withoutTriggers(file: string): SqliteConnection {
  const editor = new Sqlite(file).unsafeMode()
  try {
    editor.pragma('writable_schema = ON')
    const triggers = itemsOf(editor).filter(({ type }) => type === 'trigger')
    editor.exec("delete from sqlite_master where type = 'trigger'")
    try {
      const connection = new Sqlite(file, { timeout: PATIENCE_MS })
      connection.prepare('select 1 from sqlite_master').get()
      return connection
    } finally {
      const write = editor.prepare(`insert into sqlite_master (rowid, type, name, tbl_name, rootpage, sql)
        values (@rowid, @type, @name, @tbl_name, @rootpage, @sql)`)
      editor.transaction(() => {
        for (const trigger of triggers) write.run(trigger)
      })()
    }
  } finally {
    editor.close()
  }
}

function countOf(database: SqliteConnection, table: string): number {
  return database.prepare(`select count(*) from "${table}"`).pluck().get() as number
}

function schemaOf(database: SqliteConnection): string {
  return JSON.stringify(itemsOf(database).map(({ type, name, sql }) => [type, name, sql]))
}

function itemsOf(database: SqliteConnection): Item[] {
  return database.prepare<[], Item>(ITEMS).all()
}
