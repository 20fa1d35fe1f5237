import { sql } from 'kysely'
import type { Executor, Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { LaterChange } from './merge'

const USER = 'user:'
const KEY = 'key:'

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

/**
 * Name of the member or of the key of the interface, revoked ones too; null for any other actor. The column is named with
 * its table, since the tables looked into have columns of the same names.
 */
export function nameOfActor(column: `${string}.${string}`, { tenantId }: Within) {
  const actor = sql.ref(column)
  const isOf = (prefix: string) =>
    sql`id = substr(${actor}, ${prefix.length + 1}) and ${actor} glob ${sql.lit(`${prefix}*`)}`
  return sql<string | null>`coalesce((select name from users where ${isOf(USER)}),
    (select name from api_keys where tenant_id = ${tenantId} and ${isOf(KEY)}))`
}

/** Names of the members and keys among these actors. */
export async function namesOf(
  executor: Executor,
  { tenantId }: Within,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [people, keys] = [idsAfter(USER, actors), idsAfter(KEY, actors)]
  const names = new Map<string, string>()
  if (people.length > 0) {
    const rows = await executor.selectFrom('users').select(['id', 'name']).where('id', 'in', people).execute()
    for (const { id, name } of rows) names.set(USER + id, name)
  }
  if (keys.length > 0) {
    const rows = await executor
      .selectFrom('api_keys')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', keys)
      .execute()
    for (const { id, name } of rows) names.set(KEY + id, name)
  }
  return names
}

function idsAfter(prefix: string, actors: readonly string[]): string[] {
  return actors.filter((actor) => actor.startsWith(prefix)).map((actor) => actor.slice(prefix.length))
}
