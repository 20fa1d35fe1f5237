import { type SqlBool, sql } from 'kysely'
import { deliveriesOfEmployee } from '../hours/deliveries.server'
import type { Executor } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import type { Listing } from '../lists/listing.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import { addDays, type DateText, firstInstantOf, type Instant, type MonthText } from '../values/calendar'
import { isRefusedSeenBy } from './refused-seen.server'
import { eventsSeenBy } from './seen'
import type { Verdict } from './verdicts'

const PER_PAGE = 50

export interface DeliveryQuery {
  /** Undefined for all that were not refused. */
  verdict: Exclude<Verdict, 'understood' | 'settled'> | undefined
  event: string | undefined
  /** In Germany. */
  day: DateText | undefined
  /** Those below do not narrow refused ones, of which nothing was read. */
  month: MonthText | undefined
  /** Whose hours it changed. */
  employeeId: string | undefined
  place: Place
}

export interface ListedDelivery {
  id: string
  /** Null if it named none that is known. */
  event: string | null
  verdict: Verdict
  processed: number
  month: MonthText | null
  at: Instant
}

export async function readDeliveryList(
  executor: Executor,
  scope: OfficeScope,
  query: DeliveryQuery,
): Promise<ListPage<ListedDelivery>> {
  const { place, verdict, ...filter } = query
  const page = { place, perPage: PER_PAGE }
  return verdict === 'refused'
    ? readPage(executor, scope, listingOfRefused(executor, scope, filter), page)
    : readPage(executor, scope, await listing(executor, scope, { ...filter, verdict }), page)
}

export async function countRefused(executor: Executor, { tenantId, role }: OfficeScope): Promise<number> {
  const { count } = await executor
    .selectFrom('refused_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('id', 'is not', null)
    .where(isRefusedSeenBy(role))
    .executeTakeFirstOrThrow()
  return count
}

/** By the calendar of Germany. */
const isReceivedOn = (day: DateText) =>
  sql<SqlBool>`received_at >= ${firstInstantOf(day)} and received_at < ${firstInstantOf(addDays(day, 1))}`

type Filter = Omit<DeliveryQuery, 'place' | 'verdict'>

async function listing(
  executor: Executor,
  scope: OfficeScope,
  { verdict, event, day, month, employeeId }: Filter & { verdict: 'kept' | 'overtaken' | undefined },
): Promise<Listing<ListedDelivery, 'webhook_deliveries'>> {
  const ofEmployee =
    employeeId === undefined ? undefined : await deliveriesOfEmployee(executor, scope, employeeId)
  let matching = executor
    .selectFrom('webhook_deliveries')
    .select('webhook_deliveries.id')
    .where('tenant_id', '=', scope.tenantId)
    .where('event', 'in', eventsSeenBy(scope.role))
  if (verdict !== undefined) matching = matching.where('status', '=', verdict)
  if (event !== undefined) matching = matching.where('event', '=', event)
  if (month !== undefined) matching = matching.where('month', '=', month)
  if (ofEmployee) matching = matching.where('id', 'in', ofEmployee)
  if (day !== undefined) matching = matching.where(isReceivedOn(day))
  return {
    matching,
    order: {
      table: 'webhook_deliveries',
      by: [sql`webhook_deliveries.received_at`, sql`webhook_deliveries.id`],
      direction: 'desc',
    },
    rows: (ids) =>
      executor
        .selectFrom('webhook_deliveries')
        .select(['id', 'event', 'status as verdict', 'processed', 'month', 'received_at as at'])
        .where('tenant_id', '=', scope.tenantId)
        .where('id', 'in', ids)
        .execute(),
  }
}

function listingOfRefused(
  executor: Executor,
  scope: OfficeScope,
  { event, day }: Filter,
): Listing<ListedDelivery, 'refused_deliveries'> {
  let matching = executor
    .selectFrom('refused_deliveries')
    .select(sql<string>`refused_deliveries.id`.as('id'))
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'is not', null)
    .where(isRefusedSeenBy(scope.role))
  if (event !== undefined) matching = matching.where('event', '=', event)
  if (day !== undefined) matching = matching.where(isReceivedOn(day))
  return {
    matching,
    order: {
      table: 'refused_deliveries',
      by: [sql`refused_deliveries.received_at`, sql`refused_deliveries.id`],
      direction: 'desc',
    },
    rows: async (ids) => {
      const rows = await executor
        .selectFrom('refused_deliveries')
        .select(['id', 'event', 'received_at as at'])
        .where('tenant_id', '=', scope.tenantId)
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id, event: named, at }) => ({
        id: id ?? '',
        event: named,
        verdict: 'refused' as const,
        processed: 0,
        month: null,
        at: at ?? '',
      }))
    },
  }
}
