import type { Instant, MonthText } from '../calendar'
import { countRows } from '../count-rows.server'
import type { Executor } from '../house'
import { MOST_COUNTED } from '../paging'
import { may } from '../rights'
import type { OfficeScope, Within } from '../scope'

/** The list shows the newest. */
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

/** What waits, the newest first, and how much there is in all, counted up to a thousand of each kind. */
export interface Tasks {
  total: number
  newest: Task[]
}

interface Waiting {
  total: number
  newest: Task[]
}

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
    .flatMap((list) => list.newest)
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, SHOWN)
  return {
    total: lists.reduce((total, list) => total + list.total, 0),
    newest,
  }
}

async function listMessages(executor: Executor, scope: ReadScope): Promise<Waiting> {
  const open = executor
    .selectFrom('messages')
    .where('messages.tenant_id', '=', scope.tenantId)
    .where('messages.done_at', 'is', null)
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id')
  const newest = await open
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'messages.tenant_id')
        .onRef('customers.id', '=', 'messages.customer_id'),
    )
    .select(['messages.id', 'customers.name as about', 'messages.created_at as at'])
    .limit(SHOWN)
    .execute()
  return {
    total: await countRows(executor, open.select('messages.id').limit(MOST_COUNTED + 1)),
    newest: newest.map((row) => ({ kind: 'message', ...row })),
  }
}

async function listChangeRequests(executor: Executor, scope: ReadScope): Promise<Waiting> {
  const open = executor
    .selectFrom('change_requests')
    .where('change_requests.tenant_id', '=', scope.tenantId)
    .where('change_requests.done_at', 'is', null)
    .orderBy('change_requests.created_at', 'desc')
    .orderBy('change_requests.id')
  return {
    total: await countRows(executor, open.select('change_requests.id').limit(MOST_COUNTED + 1)),
    newest: await open
      .innerJoin('customers', (join) =>
        join
          .onRef('customers.tenant_id', '=', 'change_requests.tenant_id')
          .onRef('customers.id', '=', 'change_requests.customer_id'),
      )
      .select(['change_requests.kind', 'change_requests.id', 'customers.name as about'])
      .select('change_requests.created_at as at')
      .limit(SHOWN)
      .execute(),
  }
}

async function listMandates(executor: Executor, scope: ReadScope): Promise<Waiting> {
  const requested = executor
    .selectFrom('mandates')
    .where('mandates.tenant_id', '=', scope.tenantId)
    .where('mandates.status', '=', 'requested')
    .orderBy('mandates.created_at', 'desc')
    .orderBy('mandates.id')
  const newest = await requested
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'mandates.tenant_id')
        .onRef('customers.id', '=', 'mandates.customer_id'),
    )
    .select(['mandates.id', 'customers.name as about', 'mandates.created_at as at'])
    .limit(SHOWN)
    .execute()
  return {
    total: await countRows(executor, requested.select('mandates.id').limit(MOST_COUNTED + 1)),
    newest: newest.map((row) => ({ kind: 'mandate', ...row })),
  }
}

async function listQuestions(executor: Executor, scope: ReadScope): Promise<Waiting> {
  const open = executor
    .selectFrom('payslip_questions')
    .where('payslip_questions.tenant_id', '=', scope.tenantId)
    .where('payslip_questions.done_at', 'is', null)
    .orderBy('payslip_questions.created_at', 'desc')
  const newest = await open
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.tenant_id', '=', 'payslip_questions.tenant_id')
        .onRef('employees.id', '=', 'payslip_questions.employee_id'),
    )
    .select(['payslip_questions.id', 'employees.first_name as first', 'employees.last_name as last'])
    .select(['payslip_questions.month', 'payslip_questions.created_at as at'])
    .limit(SHOWN)
    .execute()
  return {
    total: await countRows(executor, open.select('payslip_questions.id').limit(MOST_COUNTED + 1)),
    newest: newest.map(({ first, last, ...row }) => ({
      ...row,
      kind: 'question',
      about: `${first} ${last}`.trim(),
    })),
  }
}

async function listDeliveries(executor: Executor, scope: OfficeScope): Promise<Waiting> {
  const kept = executor
    .selectFrom('webhook_deliveries')
    .where('tenant_id', '=', scope.tenantId)
    .where('status', '=', 'kept')
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .$if(!may(scope.role, 'see_invoices'), (query) => query.where('event', 'not in', CUSTOMER_EVENTS))
    .$if(!may(scope.role, 'see_employees'), (query) => query.where('event', 'in', CUSTOMER_EVENTS))
  const newest = await kept.select(['id', 'event as about', 'received_at as at']).limit(SHOWN).execute()
  return {
    total: await countRows(executor, kept.select('id').limit(MOST_COUNTED + 1)),
    newest: newest.map((row) => ({ kind: 'delivery', ...row })),
  }
}
