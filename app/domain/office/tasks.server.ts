import type { FunctionModule } from 'kysely'
import type { Database } from '~db/schema'
import type { Instant, MonthText } from '../calendar'
import type { Executor } from '../house'
import { may } from '../rights'
import type { OfficeScope, Within } from '../scope'

/** The list shows the newest; the count has them all. */
const SHOWN = 10

/** Events that concern what customers pay; every other one concerns employees. */
const CUSTOMER_EVENTS = ['mandat.neu']

type ReadScope = Within

/** Something that waits for the office. `about` is the name of the customer or employee, or the event of a delivery. */
export interface Task {
  kind: 'message' | 'address' | 'bank' | 'mandate' | 'question' | 'delivery'
  id: string
  about: string
  /** What a question is about. */
  month?: MonthText | undefined
  at: Instant
}

/** What waits, the newest first, and how much there is in all. */
export interface Tasks {
  total: number
  newest: Task[]
}

type Listed = Task & { total: number }

/** What waits, as far as the role may see it. */
export async function readTasks(executor: Executor, scope: OfficeScope): Promise<Tasks> {
  const lists = [await listDeliveries(executor, scope)]
  if (may(scope.role, 'see_invoices')) {
    lists.push(await listMessages(executor, scope))
    lists.push(await listChangeRequests(executor, scope))
    lists.push(await listMandates(executor, scope))
  }
  if (may(scope.role, 'see_employees')) lists.push(await listQuestions(executor, scope))
  const newest = lists
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, SHOWN)
  return {
    total: lists.reduce((total, list) => total + (list[0]?.total ?? 0), 0),
    newest: newest.map(({ total: _, ...task }) => task),
  }
}

async function listMessages(executor: Executor, scope: ReadScope): Promise<Listed[]> {
  const rows = await executor
    .selectFrom('messages')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'messages.tenant_id')
        .onRef('customers.id', '=', 'messages.customer_id'),
    )
    .select(({ fn }) => ['messages.id', 'customers.name as about', 'messages.created_at as at', total(fn)])
    .where('messages.tenant_id', '=', scope.tenantId)
    .where('messages.done_at', 'is', null)
    .orderBy('messages.created_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({ kind: 'message', ...row }))
}

function listChangeRequests(executor: Executor, scope: ReadScope): Promise<Listed[]> {
  return executor
    .selectFrom('change_requests')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'change_requests.tenant_id')
        .onRef('customers.id', '=', 'change_requests.customer_id'),
    )
    .select(['change_requests.kind', 'change_requests.id', 'customers.name as about'])
    .select(({ fn }) => ['change_requests.created_at as at', total(fn)])
    .where('change_requests.tenant_id', '=', scope.tenantId)
    .where('change_requests.done_at', 'is', null)
    .orderBy('change_requests.created_at', 'desc')
    .limit(SHOWN)
    .execute()
}

async function listMandates(executor: Executor, scope: ReadScope): Promise<Listed[]> {
  const rows = await executor
    .selectFrom('mandates')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'mandates.tenant_id')
        .onRef('customers.id', '=', 'mandates.customer_id'),
    )
    .select(({ fn }) => ['mandates.id', 'customers.name as about', 'mandates.created_at as at', total(fn)])
    .where('mandates.tenant_id', '=', scope.tenantId)
    .where('mandates.status', '=', 'requested')
    .orderBy('mandates.created_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({ kind: 'mandate', ...row }))
}

async function listQuestions(executor: Executor, scope: ReadScope): Promise<Listed[]> {
  const rows = await executor
    .selectFrom('payslip_questions')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.tenant_id', '=', 'payslip_questions.tenant_id')
        .onRef('employees.id', '=', 'payslip_questions.employee_id'),
    )
    .select(['payslip_questions.id', 'employees.first_name as first', 'employees.last_name as last'])
    .select(({ fn }) => ['payslip_questions.month', 'payslip_questions.created_at as at', total(fn)])
    .where('payslip_questions.tenant_id', '=', scope.tenantId)
    .where('payslip_questions.done_at', 'is', null)
    .orderBy('payslip_questions.created_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ first, last, ...row }) => ({
    ...row,
    kind: 'question',
    about: `${first} ${last}`.trim(),
  }))
}

async function listDeliveries(executor: Executor, scope: OfficeScope): Promise<Listed[]> {
  const rows = await executor
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => ['id', 'event as about', 'received_at as at', total(fn)])
    .where('tenant_id', '=', scope.tenantId)
    .where('status', '=', 'kept')
    .$if(!may(scope.role, 'see_invoices'), (query) => query.where('event', 'not in', CUSTOMER_EVENTS))
    .$if(!may(scope.role, 'see_employees'), (query) => query.where('event', 'in', CUSTOMER_EVENTS))
    .orderBy('received_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({ kind: 'delivery', ...row }))
}

/** How many rows there are before the limit. */
function total(fn: FunctionModule<Database, keyof Database>) {
  return fn.countAll<number>().over().as('total')
}
