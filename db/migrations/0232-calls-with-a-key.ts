import { type Kysely, sql } from 'kysely'

// A call that came under an Idempotency-Key, kept in the transaction of its effect: whoever sends it again within a day gets
// what it made the first time, and nothing is made twice.

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table api_calls (
      tenant_id text not null,
      key_id text not null,
      idempotency_key text not null,
      call_sha256 text not null check (length(call_sha256) = 64),
      called_at text not null,
      primary key (tenant_id, key_id, idempotency_key),
      foreign key (tenant_id, key_id) references api_keys (tenant_id, id)
    ) strict, without rowid`,
    'create index api_calls_by_time on api_calls (called_at)',
  ])
    await sql.raw(statement).execute(db)
}
