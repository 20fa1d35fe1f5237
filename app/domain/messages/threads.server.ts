import { sql } from 'kysely'
import type { TaskKind } from '~db/schema'
import type { Executor, House } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { OfficeScope } from '../kernel/scope'
import type { Listing } from '../lists/listing.server'
import type { Paged, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import { selectTasks } from '../tasks/find.server'
import type { Instant } from '../values/calendar'
import { messagePlace } from './places'

const NEWEST = 10
const PER_PAGE = 50
const LONGEST_OPENING = 90

/** A message or request of a customer and its outcome. The id is that of its task. */
export interface Thread {
  id: string
  kind: TaskKind
  /** Number of an invoice or mandate. */
  detail: string | null
  at: Instant
  /** Beginning of a message; null if nothing was written. */
  opening: string | null
  assignee: string | null
  answeredAt: Instant | null
  doneAt: Instant | null
}

type Reading = Pick<House, 'reader' | 'vault'>

/** The newest threads, and whether there are more. */
export async function readNewestThreads(house: Reading, scope: OfficeScope, customerId: string) {
  const rows = await selectThreads(house.reader, scope)
    .where('tasks.customer_id', '=', customerId)
    .orderBy('tasks.created_at', 'desc')
    .orderBy('tasks.id', 'desc')
    .limit(NEWEST + 1)
    .execute()
  const items = rows.slice(0, NEWEST).map((row) => asThread(house, scope, row))
  return { items, isMore: rows.length > NEWEST }
}

/** Newest first. */
export function listThreads(
  house: Reading,
  scope: OfficeScope,
  { customerId, place }: { customerId: string; place: Place },
): Promise<Paged<Thread>> {
  const list: Listing<Thread, 'tasks'> = {
    matching: selectTasks(house.reader, scope).where('tasks.customer_id', '=', customerId).select('tasks.id'),
    order: { table: 'tasks', by: [sql`tasks.created_at`, sql`tasks.id`], direction: 'desc' },
    rows: async (ids) =>
      (await selectThreads(house.reader, scope).where('tasks.id', 'in', ids).execute()).map((row) =>
        asThread(house, scope, row),
      ),
  }
  return readPage(house.reader, scope, list, { place, perPage: PER_PAGE })
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number]

function selectThreads(executor: Executor, scope: OfficeScope) {
  return selectTasks(executor, scope)
    .leftJoin('messages', (join) => joined(join, 'messages.id', 'tasks.subject_id'))
    .leftJoin('users', 'users.id', 'tasks.assigned_to')
    .select(['tasks.id', 'tasks.kind', 'tasks.detail', 'tasks.created_at as at', 'tasks.done_at as doneAt'])
    .select(['messages.id as messageId', 'messages.body_sealed', 'users.name as assignee'])
    .select(({ selectFrom }) =>
      selectFrom('task_replies')
        .select(({ fn }) => fn.max('task_replies.created_at').as('at'))
        .whereRef('task_replies.tenant_id', '=', 'tasks.tenant_id')
        .whereRef('task_replies.task_id', '=', 'tasks.id')
        .as('answeredAt'),
    )
}

function asThread({ vault }: Reading, scope: OfficeScope, row: ThreadRow): Thread {
  const { messageId, body_sealed, ...thread } = row
  const body =
    messageId === null || body_sealed === null
      ? null
      : vault.open(messagePlace(scope, messageId), body_sealed)
  return { ...thread, opening: body === null ? null : openingOf(body) }
}

function openingOf(body: string): string {
  const [...characters] = body.replace(/\s+/g, ' ').trim()
  if (characters.length <= LONGEST_OPENING) return characters.join('')
  return `${characters
    .slice(0, LONGEST_OPENING - 1)
    .join('')
    .trimEnd()}…`
}
