import type { Expression } from 'kysely'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import { taskAreasOf } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import type { Task } from './task'

export interface TasksIn {
  tenantId: string
  areas: ReturnType<typeof taskAreasOf>
}

/** What a role sees. */
export function tasksOf({ tenantId, role }: OfficeScope): TasksIn {
  return { tenantId, areas: taskAreasOf(role) }
}

export function selectTasks(executor: Executor, scope: OfficeScope) {
  return selectTasksIn(executor, tasksOf(scope))
}

export function selectTasksIn(executor: Executor, { tenantId, areas }: TasksIn) {
  return executor.selectFrom('tasks').where('tasks.tenant_id', '=', tenantId).where('tasks.area', 'in', areas)
}

/** @throws NotFound if the role sees no such task */
export async function getTask(executor: Executor, scope: OfficeScope, taskId: string): Promise<Task> {
  const [task] = await readTaskRows(executor, scope, [taskId])
  if (!task) throw new NotFound()
  return task
}

export async function readTaskRows(executor: Executor, scope: OfficeScope, ids: string[]): Promise<Task[]> {
  const rows = await selectTaskRows(executor, tasksOf(scope), ids).execute()
  return rows.map(taskOf)
}

/** @param ids those of some tasks, or a query for them */
export function selectTaskRows(executor: Executor, tasks: TasksIn, ids: string[] | Expression<string>) {
  return selectTasksIn(executor, tasks)
    .where('tasks.id', 'in', ids)
    .leftJoin('customers', (join) => joined(join, 'customers.id', 'tasks.customer_id'))
    .leftJoin('employees', (join) => joined(join, 'employees.id', 'tasks.employee_id'))
    .leftJoin('users', 'users.id', 'tasks.assigned_to')
    .select(['tasks.id', 'tasks.kind', 'tasks.subject_id as subjectId', 'tasks.area', 'tasks.detail'])
    .select(['tasks.customer_id as customerId', 'tasks.employee_id as employeeId'])
    .select(['tasks.created_at as at', 'tasks.assigned_to as assignedTo', 'tasks.done_at as doneAt'])
    .select(['customers.name as customer', 'employees.first_name as first', 'employees.last_name as last'])
    .select('users.name as assignee')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectTaskRows>['execute']>>[number]

export function taskOf({ customer, first, last, ...task }: Row): Task {
  return { ...task, about: customer ?? (last === null ? null : `${first} ${last}`.trim()) }
}
