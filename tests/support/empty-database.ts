import type { Database as SqliteConnection } from 'better-sqlite3'
import { Sqlite } from '~db/sqlite'

interface Item {
  type: string
  name: string
  sql: string
}

/** Deletes the rows of a test that the template does not have; open connections keep the same file. */
export function emptyLike(templateFile: string, file: string): void {
  const template = new Sqlite(templateFile, { readonly: true })
  const database = new Sqlite(file)
  try {
    const expected = itemsOf(template)
    const found = itemsOf(database)
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Error('A test changed the schema of the database that its worker shares: use freshDatabase()')
    database.pragma('foreign_keys = OFF')
    database.transaction(() => {
      // Some triggers forbid deleting.
      for (const { name } of expected.filter(({ type }) => type === 'trigger'))
        database.exec(`drop trigger ${name}`)
      for (const { name } of expected.filter(({ type }) => type === 'table'))
        if (isEmpty(template, name)) database.exec(`delete from "${name}"`)
      // Otherwise the first row's number would depend on the tests before.
      database.exec('delete from sqlite_sequence')
      const setCounter = database.prepare('insert into sqlite_sequence (name, seq) values (@name, @seq)')
      for (const counter of countersOf(template)) setCounter.run(counter)
      for (const { sql } of expected.filter(({ type }) => type === 'trigger')) database.exec(sql)
    })()
  } finally {
    template.close()
    database.close()
  }
}

function itemsOf(database: SqliteConnection): Item[] {
  return database
    .prepare<[], Item>(
      "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by name",
    )
    .all()
}

function countersOf(database: SqliteConnection): { name: string; seq: number }[] {
  return database.prepare<[], { name: string; seq: number }>('select name, seq from sqlite_sequence').all()
}

function isEmpty(database: SqliteConnection, table: string): boolean {
  return database.prepare(`select 1 from "${table}" limit 1`).get() === undefined
}
