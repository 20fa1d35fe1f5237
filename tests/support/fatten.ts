import SqliteConnector from 'better-sqlite3'

/** Adds megabytes that cannot be compressed to a database, in a table that the product does not know. */
export function fatten(file: string, megabytes: number): void {
  const sqlite = new SqliteConnector(file)
  sqlite.exec('create table ballast (bytes blob)')
  const insert = sqlite.prepare('insert into ballast values (randomblob(1000000))')
  for (let megabyte = 0; megabyte < megabytes; megabyte += 1) insert.run()
  sqlite.close()
}
