import type { FunctionModule } from 'kysely'
import type { Database } from '~db/schema'
import type { Instant } from '../calendar'
import type { Executor } from '../house'
import { may } from '../rights'
import type { OfficeScope, Within } from '../scope'

/** The list shows the newest; the count has them all. */
const SHOWN = 10

/** Events that concern what customers pay; every other one concerns employees. */
const CUSTOMER_EVENTS = ['mandat.neu']

type ReadScope = Within

/** Something that waits for the office. `about` is the customer's name, or the event of a delivery. */
export interface Task {
  kind: 'message' | 'address' | 'bank' | 'mandate' | 'delivery'
  id: string
  about: string
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
  const newest = lists
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, SHOWN)
  return {
    total: lists.reduce((total, list) => total + (list[0]?.total ?? 0), 0),
    newest: newest.map(({ kind, id, about, at }) => ({ kind, id, about, at })),
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
