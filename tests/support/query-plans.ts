import { CompiledQuery, Kysely } from 'kysely'
import { zahltagDialect } from '~db/dialect'
import type { Database } from '~db/schema'
import { freshDatabase } from './database'
import type { TestHouse } from './test-house'

export async function queryPlans(work: (house: TestHouse) => Promise<unknown>): Promise<string[]> {
  const asked: CompiledQuery[] = []
  const { file, house } = freshDatabase()
  const dialect = zahltagDialect({ file, readonly: false, busyTimeoutMs: 1000 })
  const db = new Kysely<Database>({ dialect, log: ({ query }) => void asked.push(query) })
  try {
    await work({ ...house, db, reader: db })
    const plans: string[] = []
    for (const { sql, parameters } of asked.filter((query) =>
      /^\s*(select|update|delete|with)/.test(query.sql),
    )) {
      const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await db.executeQuery<{ detail: string }>(explain)
      plans.push(rows.map(({ detail }) => detail).join(', '))
    }
    return plans
  } finally {
    await db.destroy()
  }
}
