import type { House } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { getTaskToHandle, noteTask } from './to-handle.server'

interface Assignment {
  isMine: boolean
  /** Who had taken it on when somebody decided this, empty where nobody had; not said by older pages. */
  seen?: string | null
}

/**
 * Takes a task on, or gives it back. A task taken on by a colleague cannot be given away, and is taken over on purpose
 * alone: of two people who press at once, the second is told. Returns whether it is so now. @throws NotFound; Forbidden
 */
export function assignTask(
  house: House,
  scope: OfficeScope,
  taskId: string,
  { isMine, seen = null }: Assignment,
): Promise<boolean> {
  return writing(house, scope, async (trx) => {
    const task = await getTaskToHandle(trx, scope, taskId)
    const assignedTo = isMine ? scope.userId : null
    if (task.assignedTo === assignedTo) return true
    if (!isMine && task.assignedTo !== scope.userId) return false
    if (isMine && seen !== null && seen !== (task.assignedTo ?? '')) return false
    await trx
      .updateTable('tasks')
      .set({ assigned_to: assignedTo })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', taskId)
      .execute()
    await noteTask(trx, scope, task, isMine ? 'task.taken' : 'task.released')
    return true
  })
}
