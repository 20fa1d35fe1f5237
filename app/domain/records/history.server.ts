import { sql } from 'kysely'
import type { Executor, Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { LaterChange } from './merge'

/** After `user:`. */
const FROM_ID = 6

interface Span {
  subjectType: string
  subjectId: string
  /** The revision that the form was made from. */
  from: number
  /** The stored revision. */
  to: number
}

/** Changes between two revisions, oldest first; undefined if the audit is incomplete. */
export async function listChanges(
  trx: Trx,
  scope: Within,
  { subjectType, subjectId, from, to }: Span,
): Promise<LaterChange[] | undefined> {
  const entries = await trx
    .selectFrom('audit_entries')
    .select(['at', 'actor', 'before_json'])
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('subject_revision', '>', from)
    .orderBy('seq')
    .execute()
  if (from > to || entries.length !== to - from) return undefined
  return entries.map(({ at, actor, before_json }) => ({ at, actor, before: JSON.parse(before_json ?? '{}') }))
}

/** As `nameOfActor`, and the name of a key of the firm. */
export function nameOfActorOrKey(column: string, { tenantId }: Within) {
  const actor = sql.ref(column)
  return sql<string | null>`coalesce(${nameOfActor(column)}, (select name from api_keys
    where tenant_id = ${tenantId} and id = substr(${actor}, ${FROM_ID - 1}) and ${actor} glob 'key:*'))`
}

/** Name of the actor as a column; null if it was not a member. */
export function nameOfActor(column: string) {
  const actor = sql.ref(column)
  return sql<
    string | null
  >`(select name from users where id = substr(${actor}, ${FROM_ID}) and ${actor} glob 'user:*')`
}

export async function namesOf(
  executor: Executor,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = actors.filter((actor) => actor.startsWith('user:')).map((actor) => actor.slice('user:'.length))
  if (ids.length === 0) return new Map()
  const people = await executor.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(people.map(({ id, name }) => [`user:${id}`, name]))
}
