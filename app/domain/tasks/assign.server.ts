import type { House } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { getTaskToHandle, noteTask } from './to-handle.server'

interface Assignment {
  isMine: boolean
  /** Assignee shown on the page, '' for none; absent on older pages. */
  seen?: string | null
}

/**
 * Assigns a task to a member, or unassigns it. A colleague's task cannot be given to others, and is taken over only
 * deliberately: of two people who click at once, the second is told. @returns whether it is so now
 * @throws NotFound; Forbidden
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
