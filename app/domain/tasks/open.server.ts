import { randomUUID } from 'node:crypto'
import type { TaskKind } from '~db/schema'
import type { Trx } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Actor, Within } from '../kernel/scope'
import type { Instant } from '../values/calendar'

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
  const [row] = await putTask(trx, {
    tenantId: actor.tenantId,
    id: randomUUID(),
    kind: task.kind,
    subjectId: task.subjectId,
    area: task.area,
    customerId: task.customerId ?? null,
    employeeId: task.employeeId ?? null,
    detail: task.detail ?? null,
    at: actor.at,
  })
  if (!row) throw new Error('A task was neither opened nor opened again')
  return row.id
}

interface TaskRow extends Within, Required<NewTask> {
  id: string
  at: Instant
}

const putTask = prepared(
  (trx: Trx, { tenantId, id, kind, subjectId, area, customerId, employeeId, detail, at }: TaskRow) => {
    const state = { created_at: at, done_at: null, done_by: null, detail }
    return trx
      .insertInto('tasks')
      .values({
        ...state,
        tenant_id: tenantId,
        id,
        kind,
        subject_id: subjectId,
        area,
        customer_id: customerId,
        employee_id: employeeId,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'subject_id']).doUpdateSet(state))
      .returning('id')
  },
)
