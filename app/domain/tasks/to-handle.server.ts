import { recordAudit } from '../audit/audit.server'
import { Forbidden } from '../kernel/errors'
import type { Trx } from '../kernel/house'
import { may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { getTask } from './find.server'
import type { Task } from './task'

/** @throws NotFound; Forbidden */
export async function getTaskToHandle(trx: Trx, scope: OfficeScope, taskId: string): Promise<Task> {
  const task = await getTask(trx, scope, taskId)
  if (!may(scope.role, 'handle_tasks')) throw new Forbidden()
  return task
}

export function noteTask(trx: Trx, scope: OfficeScope, { id, kind }: Task, action: string): Promise<void> {
  return recordAudit(trx, scope, { action, subjectType: 'task', subjectId: id, after: { kind } })
}
