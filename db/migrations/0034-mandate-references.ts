import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'create index mandates_by_any_case on mandates (tenant_id, reference collate nocase)',
  // Not a unique index: there may be two from before that banks take for one, and they stay as they were signed.
  `create trigger mandates_differ_beyond_case before insert on mandates
    when exists (select 1 from mandates
      where tenant_id = new.tenant_id and reference = new.reference collate nocase and reference <> new.reference)
    begin select raise(abort, 'mandates: references differ by more than case'); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
