import type { TaskKind } from '~db/schema'
import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'

/** The office's task about a subject. */
export function findTaskAbout(
  trx: Trx,
  { tenantId }: Actor,
  kind: TaskKind,
  subjectId: string,
): Promise<{ id: string }> {
  return trx
    .selectFrom('tasks')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow()
}

/** For a task that was settled elsewhere. */
export async function finishTaskAbout(
  trx: Trx,
  actor: Actor,
  kind: TaskKind,
  subjectId: string,
): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ done_at: actor.at, done_by: actor.actor })
    .where('tenant_id', '=', actor.tenantId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('done_at', 'is', null)
    .execute()
}
