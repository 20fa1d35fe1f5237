import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

const KIND = 'key:'

/** Names of the keys among the actors of an audit, revoked ones too. */
export async function namesOfKeys(
  executor: Executor,
  { tenantId }: Within,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = actors.filter((actor) => actor.startsWith(KIND)).map((actor) => actor.slice(KIND.length))
  if (ids.length === 0) return new Map()
  const keys = await executor
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(keys.map(({ id, name }) => [KIND + id, name]))
}
