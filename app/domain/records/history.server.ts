import { sql } from 'kysely'
import type { Executor, Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { LaterChange } from './merge'

/** Behind `user:`. */
const FROM_ID = 6

interface Span {
  subjectType: string
  subjectId: string
  /** The revision that a form was made from. */
  from: number
  /** The revision that is stored. */
  to: number
}

/** What changed between two revisions, the oldest first; undefined where the audit does not tell all of it. */
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

/** The name of the person that an actor is, to be selected beside the actor; null where it was not done in the office. */
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
