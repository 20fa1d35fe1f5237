import { Sqlite } from '~db/sqlite'

/** Adds megabytes of incompressible data, in a table unknown to the product. */
export function fatten(file: string, megabytes: number): void {
  const sqlite = new Sqlite(file)
  sqlite.exec('create table ballast (bytes blob)')
  const insert = sqlite.prepare('insert into ballast values (randomblob(1000000))')
  for (let megabyte = 0; megabyte < megabytes; megabyte += 1) insert.run()
  sqlite.close()
}
