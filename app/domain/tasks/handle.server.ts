import type { ChangeRequestOutcome } from '~db/schema'
import type { House, Trx } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { TaskConflict } from './conflict'
import { getTaskToHandle, noteTask } from './to-handle.server'

/** Finishes or reopens a task. @throws NotFound; Forbidden; Conflict `report_gone`, `report_taken_over` */
export function finishTask(house: House, scope: OfficeScope, taskId: string, isDone: boolean): Promise<void> {
  return writing(house, scope, (trx) => finishTaskIn(trx, scope, taskId, isDone ? 'done' : 'reopened'))
}

export async function finishTaskIn(
  trx: Trx,
  scope: OfficeScope,
  taskId: string,
  becomes: ChangeRequestOutcome | 'done' | 'reopened',
): Promise<void> {
  const isDone = becomes !== 'reopened'
  const task = await getTaskToHandle(trx, scope, taskId)
  if ((task.doneAt !== null) === isDone) return
  if (task.kind === 'delivery' && !isDone) await assertKept(trx, scope, task.subjectId)
  await trx
    .updateTable('tasks')
    .set({ done_at: isDone ? scope.at : null, done_by: isDone ? scope.actor : null })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', taskId)
    .execute()
  if (task.kind === 'delivery')
    await trx
      .updateTable('webhook_deliveries')
      .set({ status: isDone ? 'settled' : 'kept' })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', task.subjectId)
      .execute()
  await noteTask(trx, scope, task, `task.${becomes}`)
}

/** Reports are deleted some time after they were settled (decision 037), and then cannot be worked on. */
async function assertKept(trx: Trx, { tenantId }: OfficeScope, deliveryId: string): Promise<void> {
  const kept = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', deliveryId)
    .where((eb) => eb.or([eb('payload_sealed', 'is not', null), eb('body_sealed', 'is not', null)]))
    .executeTakeFirst()
  if (!kept) throw new TaskConflict('report_gone')
  const repeated = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('repeats_id', '=', deliveryId)
    .limit(1)
    .executeTakeFirst()
  if (repeated) throw new TaskConflict('report_taken_over')
}
