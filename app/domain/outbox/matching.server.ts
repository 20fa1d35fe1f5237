import { type SqlBool, sql } from 'kysely'
import type { MailStatus } from '~db/schema'
import type { Executor } from '../kernel/house'
import { mailAreasOf } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import type { Order } from '../lists/listing.server'
import type { MailKind } from './kinds'
import { findRecipients } from './recipients.server'
import { isSeenBy } from './seen.server'
import { isTroubled } from './unfinished.server'

const BY_TIME = [sql`outbox.created_at`, sql`outbox.id`]

/** As the index `outbox_newest` and those by kind, status and address are written; or `outbox_by_recipient`. */
export const ORDERS = {
  newest: { table: 'outbox', by: BY_TIME, direction: 'desc' },
  oldest: { table: 'outbox', by: BY_TIME, direction: 'asc' },
  recipient: { table: 'outbox', by: [sql`lower(outbox.recipient)`, ...BY_TIME], direction: 'asc' },
} as const satisfies Record<string, Order>

export type MailOrder = keyof typeof ORDERS

/** Filter and order; undefined means everything. `troubled`: not delivered, and not settled yet. */
export interface MailListing {
  recipient: string
  kind: MailKind | undefined
  status: MailStatus | 'troubled' | undefined
  order: MailOrder
}

export async function selectMatching(executor: Executor, scope: OfficeScope, filter: MailListing) {
  const { kind, status, order } = filter
  let query = (await selectAddressed(executor, scope, filter)).where('outbox.tenant_id', '=', scope.tenantId)
  if (scope.role !== 'owner') query = query.where('outbox.area', 'in', mailAreasOf(scope.role))
  const isSeen = isSeenBy(scope.role)
  if (isSeen) query = query.where(isSeen)
  if (status === 'troubled') query = query.where(isTroubled).where('outbox.settled_at', 'is', null)
  if (order === 'recipient')
    return query
      .$if(kind !== undefined, (mails) => mails.where(sql<SqlBool>`+outbox.kind = ${kind}`))
      .$if(status !== undefined && status !== 'troubled', (mails) =>
        mails.where(sql<SqlBool>`+outbox.status = ${status}`),
      )
  if (kind === undefined)
    return status === undefined || status === 'troubled' ? query : query.where('outbox.status', '=', status)
  // Most mails are sent, so for those the kind is selective, and for others the status. A plus keeps SQLite from
  // using an index.
  if (status === undefined || status === 'sent') query = query.where('outbox.kind', '=', kind)
  else query = query.where(sql<SqlBool>`+outbox.kind = ${kind}`)
  if (status === 'sent') return query.where(sql<SqlBool>`+outbox.status = 'sent'`)
  return status === undefined || status === 'troubled' ? query : query.where('outbox.status', '=', status)
}

async function selectAddressed(executor: Executor, scope: OfficeScope, { recipient }: MailListing) {
  const mails = executor.selectFrom('outbox').select('outbox.id')
  if (recipient === '') return mails
  const recipients = await findRecipients(executor, scope, recipient)
  // So many addresses match that the newest mails soon fill a page.
  if (recipients === undefined)
    return mails.where(sql<SqlBool>`instr(lower(outbox.recipient), ${recipient.toLowerCase()}) > 0`)
  // A cross join keeps SQLite from starting with the mails.
  const found = sql<{ value: string }>`json_each(${JSON.stringify(recipients)})`.as('found')
  const addressed = executor
    .selectFrom(found)
    .crossJoin('outbox')
    .select('outbox.id')
    .where(sql<SqlBool>`lower(outbox.recipient) = found.value`)
  return addressed as unknown as typeof mails
}
