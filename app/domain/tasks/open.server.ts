import { randomUUID } from 'node:crypto'
import type { TaskKind } from '~db/schema'
import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'

interface NewTask {
  kind: TaskKind
  subjectId: string
  area: 'invoicing' | 'payroll'
  customerId?: string | null
  employeeId?: string | null
  detail?: string | null
}

/** Opens a task for the office in the transaction of its subject, and returns its id. Called again, it reopens the task. */
export async function openTask(trx: Trx, actor: Actor, task: NewTask): Promise<string> {
  const state = { created_at: actor.at, done_at: null, done_by: null, detail: task.detail ?? null }
  const { id } = await trx
    .insertInto('tasks')
    .values({
      ...state,
      tenant_id: actor.tenantId,
      id: randomUUID(),
      kind: task.kind,
      subject_id: task.subjectId,
      area: task.area,
      customer_id: task.customerId ?? null,
      employee_id: task.employeeId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'subject_id']).doUpdateSet(state))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
