import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely } from 'kysely'
import { expect } from 'vitest'
import { zahltagDialect } from '~db/dialect'
import { Sqlite } from '~db/sqlite'
import { testVault } from './test-vault'

export const OLD_RELEASES = new URL('../db/old/', import.meta.url)
const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)

/** A database as a release left it, from its rows (`0.8.0.sql`). */
export async function makeReleaseFile(file: string, release: string): Promise<void> {
  const rows = readFileSync(new URL(release, OLD_RELEASES), 'utf8')
  await makeSchema(file, / up to (\S+)\./.exec(rows)?.[1] ?? '')
  fill(file, rows)
  copyDocuments(new URL(`${release.replace(/sql$/, '')}documents/`, OLD_RELEASES), dirname(file))
}

/** From 0.9.0 on documents are files beside the database. */
function copyDocuments(from: URL, folder: string): void {
  if (!existsSync(from)) return
  for (const name of readdirSync(from)) {
    const place = join(folder, 'documents', name.slice(0, 2))
    mkdirSync(place, { recursive: true })
    copyFileSync(new URL(name, from), join(place, name))
  }
}

/** Shipped migrations never change, so those up to a release's last make its schema. */
async function makeSchema(file: string, last: string): Promise<void> {
  const dialect = zahltagDialect({ file, readonly: false, busyTimeoutMs: 5000, foreignKeys: false })
  const db = new Kysely<unknown>({ dialect })
  const names = readdirSync(MIGRATIONS).map((name) => name.slice(0, -3))
  await db.transaction().execute(async (trx) => {
    for (const name of names.sort().filter((one) => one <= last)) {
      const { up } = await import(`../../db/migrations/${name}.ts`)
      await up(trx, testVault)
    }
  })
  await db.destroy()
  const sqlite = new Sqlite(file)
  sqlite.exec(`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
    insert into kysely_migration_lock values ('migration_lock', 0)`)
  const insert = sqlite.prepare(`insert into kysely_migration values (?, '2026-11-22')`)
  for (const name of names.filter((one) => one <= last)) insert.run(name)
  sqlite.close()
}

/** Without triggers, which would judge old rows or create rows again. */
function fill(file: string, rows: string): void {
  const sqlite = new Sqlite(file)
  sqlite.pragma('foreign_keys = off')
  const triggers = sqlite.prepare(`select name, sql from sqlite_schema where type = 'trigger'`).all() as {
    name: string
    sql: string
  }[]
  for (const { name } of triggers) sqlite.exec(`drop trigger ${name}`)
  sqlite.exec(rows)
  for (const { sql } of triggers) sqlite.exec(sql)
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  sqlite.close()
}
