import { type DatabaseIntrospector, Kysely, type Migration, Migrator, sql } from 'kysely'
import { zahltagDialect } from './dialect'
import { documentsBeside } from './document-store'
import { MIGRATIONS, type Seals, type Step, type Tools } from './migrations'
import { purge } from './purge'
import { NewerSchema, StepFailed, stateOf } from './schema-state'

const BUSY_MS = 5000

/** Steps that a file lacks, in order. @throws NewerSchema */
export function pendingSteps(file: string): string[] {
  const applied = stateOf(file)
  const unknown = applied.filter((name) => !Object.hasOwn(MIGRATIONS, name))
  if (unknown.length > 0) throw new NewerSchema(file, unknown)
  return Object.keys(MIGRATIONS).filter((name) => !applied.includes(name))
}

/**
 * Migrates the file to the newest schema, each step in its own transaction, and reports how long each took; a new file gets
 * all steps in one. Documents go into a folder beside it.
 * @returns the names of the applied steps
 * @throws NewerSchema; StepFailed, with the file as it was before that step
 */
export async function migrate(
  file: string,
  seals: Seals,
  report: (name: string, ms: number) => void = () => {},
): Promise<string[]> {
  const pending = pendingSteps(file)
  if (pending.length === 0) {
    purge(file)
    return []
  }
  const isNew = pending.length === Object.keys(MIGRATIONS).length
  const dialect = zahltagDialect({ file, readonly: false, busyTimeoutMs: BUSY_MS, foreignKeys: false })
  dialect.createIntrospector = tableNames
  const db = new Kysely<unknown>({ dialect })
  const tools = { ...seals, put: documentsBeside(file).put }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => checked(MIGRATIONS, tools) } })
  try {
    for (const name of isNew ? pending.slice(-1) : pending) {
      const started = performance.now()
      // One transaction for all pending steps up to this one.
      const { error, results } = await migrator.migrateTo(name)
      if (error) {
        const failed = results?.find(({ status }) => status === 'Error')
        throw new StepFailed(failed?.migrationName ?? name, error)
      }
      report(name, performance.now() - started)
    }
  } finally {
    await db.destroy()
  }
  purge(file)
  return pending
}

/**
 * The migrator asks at each step whether its own two tables are there. Kysely's answer has all columns of all tables, which
 * takes ten times as long as most steps do.
 */
function tableNames(db: Kysely<Record<string, { name: string; type: string }>>): DatabaseIntrospector {
  const getTables = async () => {
    const tables = await db.selectFrom('sqlite_master').select('name').where('type', '=', 'table').execute()
    return tables.map(({ name }) => ({ name, isView: false, isForeign: false, columns: [] }))
  }
  return { getTables, getSchemas: async () => [], getMetadata: async () => ({ tables: await getTables() }) }
}

/** Foreign keys are off while tables are rebuilt, so they are checked before the commit. */
function checked(steps: Record<string, Step>, tools: Tools): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      {
        async up(db: Kysely<unknown>) {
          await step.up(db, tools)
          const { rows } = await sql`pragma foreign_key_check`.execute(db)
          if (rows.length > 0) throw new Error(`${name}: ${rows.length} rows point at nothing`)
        },
      },
    ]),
  )
}
