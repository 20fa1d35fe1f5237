import { type SqlBool, sql } from 'kysely'
import { countRows } from '../count-rows.server'
import type { Executor } from '../house'
import type { Stretch } from '../read-page.server'
import { mailAreasOf } from '../rights'
import type { OfficeScope } from '../scope'
import type { MailFilter } from './list.server'
import { findRecipients } from './recipients.server'
import { isTroubled } from './unfinished.server'

/** A list of mails that is looked for, with the addresses that a search has found. */
export interface Matching {
  executor: Executor
  scope: OfficeScope
  filter: MailFilter
  /** Undefined where nobody is searched for, or so many are found that the newest mails soon have a page of them. */
  recipients: string[] | undefined
}

export async function matchingMails(
  executor: Executor,
  scope: OfficeScope,
  filter: MailFilter,
): Promise<Matching> {
  const recipients =
    filter.recipient === '' ? undefined : await findRecipients(executor, scope, filter.recipient)
  return { executor, scope, filter, recipients }
}

/** How many mails match, counted up to a number. */
export async function countMatching(matching: Matching, atMost: number): Promise<number> {
  return countRows(matching.executor, whereMatching(matching).select('outbox.id').limit(atMost))
}

/** The newest mails that match, from a place on; in reverse before one. */
export function selectMails(matching: Matching, stretch: Stretch) {
  const { executor, scope, recipients } = matching
  if (recipients === undefined) return inOrder(whereMatching(matching), matching, stretch)
  // Mails of several addresses have to be sorted, which the index does without the mails themselves.
  const ids = inOrder(whereMatching(matching), matching, stretch).select('outbox.id')
  const order = stretch.before === undefined ? 'desc' : 'asc'
  return executor
    .selectFrom('outbox')
    .where('outbox.tenant_id', '=', scope.tenantId)
    .where('outbox.id', 'in', ids)
    .orderBy('outbox.created_at', order)
    .orderBy('outbox.id', order)
}

function whereMatching(matching: Matching) {
  const { scope, filter } = matching
  const { kind, status } = filter
  let query = selectAddressed(matching).where('outbox.tenant_id', '=', scope.tenantId)
  if (scope.role !== 'owner') query = query.where('outbox.area', 'in', mailAreasOf(scope.role))
  if (status === 'troubled') query = query.where(isTroubled).where('outbox.settled_at', 'is', null)
  if (kind === undefined)
    return status === undefined || status === 'troubled' ? query : query.where('outbox.status', '=', status)
  // Most mails are sent, so the kind finds those, and the status all others. SQLite uses no index for what has a plus.
  if (status === undefined || status === 'sent') query = query.where('outbox.kind', '=', kind)
  else query = query.where(sql<SqlBool>`+outbox.kind = ${kind}`)
  if (status === 'sent') return query.where(sql<SqlBool>`+outbox.status = 'sent'`)
  return status === undefined || status === 'troubled' ? query : query.where('outbox.status', '=', status)
}

function selectAddressed({ executor, filter, recipients }: Matching) {
  const mails = executor.selectFrom('outbox')
  if (filter.recipient === '') return mails
  if (recipients === undefined)
    return mails.where(sql<SqlBool>`instr(lower(outbox.recipient), ${filter.recipient.toLowerCase()}) > 0`)
  // A cross join keeps SQLite from beginning with the mails.
  const found = sql<{ value: string }>`json_each(${JSON.stringify(recipients)})`.as('found')
  const addressed = executor
    .selectFrom(found)
    .crossJoin('outbox')
    .where(sql<SqlBool>`lower(outbox.recipient) = found.value`)
  return addressed as unknown as typeof mails
}

type Mails = ReturnType<typeof whereMatching>

function inOrder(query: Mails, { scope }: Matching, { after, before, limit, offset }: Stretch): Mails {
  const key = sql`(outbox.created_at, outbox.id)`
  const keyOf = (id: string) =>
    sql`(select created_at, id from outbox where tenant_id = ${scope.tenantId} and id = ${id})`
  const order = before === undefined ? 'desc' : 'asc'
  return query
    .$if(after !== undefined, (rows) => rows.where(sql<SqlBool>`${key} < ${keyOf(after ?? '')}`))
    .$if(before !== undefined, (rows) => rows.where(sql<SqlBool>`${key} > ${keyOf(before ?? '')}`))
    .orderBy('outbox.created_at', order)
    .orderBy('outbox.id', order)
    .limit(limit)
    .offset(offset)
}
