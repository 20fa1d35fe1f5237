import { sql } from 'kysely'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import type { Order } from '../lists/listing.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import { nameOfActor } from '../records/history.server'
import { addDays, type DateText, type Instant } from '../values/calendar'
import type { Cents } from '../values/money'
import type { Way } from './assess'
import type { DunningLevel } from './levels'
import { type Notice, parseNotice } from './notice'

const PER_PAGE = 50
const MOST_SHOWN = 20

/** As the index is written. */
const NEWEST: Order = {
  table: 'dunning_notices',
  by: [sql.ref('created_at'), sql.ref('id')],
  direction: 'desc',
}

export interface ListedNotice {
  id: string
  customerId: string
  customerName: string
  level: DunningLevel
  sentOn: DateText
  payByOn: DateText
  way: Way
  recipient: string | null
  invoiceCount: number
  totalCents: Cents
  /** None of its mails arrived: its invoices are not reminded of. */
  isUndelivered: 0 | 1
}

export interface SentNotice extends ListedNotice {
  at: Instant
  by: string | null
  notice: Notice
}

/** Newest first. */
export function readNoticeList(
  executor: Executor,
  { tenantId }: Within,
  place: Place,
): Promise<ListPage<ListedNotice>> {
  const list = {
    matching: executor.selectFrom('dunning_notices').select('id').where('tenant_id', '=', tenantId),
    order: NEWEST,
    rows: (ids: string[]) =>
      selectListed(executor, { tenantId }).where('dunning_notices.id', 'in', ids).execute(),
  }
  return readPage(executor, { tenantId }, list, { place, perPage: PER_PAGE })
}

/** The newest of a customer. */
export function listNoticesOf(
  executor: Executor,
  { tenantId }: Within,
  { customerId }: { customerId: string },
): Promise<ListedNotice[]> {
  return selectListed(executor, { tenantId })
    .where('dunning_notices.customer_id', '=', customerId)
    .orderBy('dunning_notices.sent_on', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** The last of an invoice that arrived, with the invoice's own level. */
export function findLastNotice(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<Pick<ListedNotice, 'id' | 'level' | 'sentOn'> | undefined> {
  return executor
    .selectFrom('dunned_invoices')
    .innerJoin('dunning_notices', (join) => joined(join, 'dunning_notices.id', 'dunned_invoices.notice_id'))
    .select(['dunning_notices.id', 'dunned_invoices.level', 'dunning_notices.sent_on as sentOn'])
    .where('dunned_invoices.tenant_id', '=', tenantId)
    .where('dunned_invoices.invoice_id', '=', invoiceId)
    .where('dunned_invoices.is_undelivered', '=', 0)
    .orderBy('dunned_invoices.level', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Ids of the letters of today, in the order in which they were made. */
export async function listLettersOfToday(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('dunning_notices')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>=', addDays(today, -1))
    .where('sent_on', '=', today)
    .where('way', '=', 'letter')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What a customer was sent today. */
export async function findNoticeOf(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
  customerId: string,
): Promise<{ id: string; notice: Notice } | undefined> {
  const row = await executor
    .selectFrom('dunning_notices')
    .select(['id', 'view_json'])
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where('sent_on', '=', today)
    .executeTakeFirst()
  return row && { id: row.id, notice: parseNotice(row.view_json) }
}

/** @throws NotFound */
export async function getNotice(
  executor: Executor,
  { tenantId }: Within,
  noticeId: string,
): Promise<SentNotice> {
  const row = await selectListed(executor, { tenantId })
    .select(['dunning_notices.view_json', 'dunning_notices.created_at as at'])
    .select(nameOfActor('dunning_notices.created_by', { tenantId }).as('by'))
    .where('dunning_notices.id', '=', noticeId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const { view_json, ...listed } = row
  return { ...listed, notice: parseNotice(view_json) }
}

function selectListed(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('dunning_notices')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'dunning_notices.customer_id'))
    .select([
      'dunning_notices.id',
      'dunning_notices.customer_id as customerId',
      'customers.name as customerName',
    ])
    .select(['dunning_notices.level', 'dunning_notices.sent_on as sentOn'])
    .select(['dunning_notices.pay_by_on as payByOn', 'dunning_notices.way', 'dunning_notices.recipient'])
    .select(['dunning_notices.invoice_count as invoiceCount', 'dunning_notices.total_cents as totalCents'])
    .select(
      sql<0 | 1>`exists (select 1 from dunned_invoices d where d.tenant_id = dunning_notices.tenant_id
        and d.notice_id = dunning_notices.id and d.is_undelivered = 1)`.as('isUndelivered'),
    )
    .where('dunning_notices.tenant_id', '=', tenantId)
}
