import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import { getTask } from '~/domain/tasks/find.server'
import { house } from '~/house.server'

/** The delivery that a task is about. @throws NotFound if it is about something else, or done */
export async function deliveryOfTask(scope: OfficeScope, taskId: string): Promise<string> {
  const { kind, subjectId, doneAt } = await getTask(house.reader, scope, taskId)
  if (kind !== 'delivery' || doneAt !== null) throw new NotFound()
  return subjectId
}
