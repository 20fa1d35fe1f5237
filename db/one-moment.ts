import { type Kysely, sql } from 'kysely'
import { openReader } from './open'
import type { Database } from './schema'

/** Reads a snapshot of a file, whatever is written meanwhile, on its own connection. */
export async function atOneMoment<Result>(
  file: string,
  work: (snapshot: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const reader = openReader(file)
  try {
    return await reader.connection().execute(async (snapshot) => {
      // Not immediate, unlike the dialect: this connection never writes.
      await sql`begin`.execute(snapshot)
      return work(snapshot)
    })
  } finally {
    await reader.destroy()
  }
}
