import { sql } from 'kysely'
import type { LinkPurpose, MailStatus } from '~db/schema'
import type { Instant } from '../calendar'
import type { Executor } from '../house'
import { lastPage } from '../paging'
import { mailAreasOf } from '../rights'
import type { OfficeScope } from '../scope'
import type { MailKind } from './kinds'
import { isTroubled } from './unfinished.server'

const PER_PAGE = 25

/** What is looked for; what is undefined is everything. `troubled`: not arrived, and nobody has taken care of it. */
export interface MailQuery {
  recipient: string
  kind: MailKind | undefined
  status: MailStatus | 'troubled' | undefined
  page: number
}

/** A mail in the list. */
export interface ListedMail {
  id: string
  kind: MailKind
  /** What a fresh link opens. */
  purpose: LinkPurpose | null
  recipient: string
  status: MailStatus
  isSettled: boolean
  createdAt: Instant
  sentAt: Instant | null
  attempts: number
}

/** One page of the outbox, the newest first. */
export interface MailPage {
  items: ListedMail[]
  total: number
  page: number
  pages: number
}

/** The mails of a role's areas that match; a page too far falls back to the last. */
export async function readMailPage(
  executor: Executor,
  scope: OfficeScope,
  query: MailQuery,
): Promise<MailPage> {
  const { total } = await matching(executor, scope, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pages = lastPage(total, PER_PAGE)
  const page = Math.min(query.page, pages)
  const rows = await matching(executor, scope, query)
    .select(['id', 'kind', 'recipient', 'status', 'settled_at', 'data_json', 'attempts'])
    .select(['created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const items = rows.map(({ settled_at, data_json, kind, ...mail }) => ({
    ...mail,
    kind: kind as MailKind,
    purpose: (JSON.parse(data_json) as { purpose?: LinkPurpose }).purpose ?? null,
    isSettled: settled_at !== null,
  }))
  return { items, total, page, pages }
}

function matching(executor: Executor, scope: OfficeScope, { recipient, kind, status }: MailQuery) {
  const pattern = `%${recipient.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  let query = executor
    .selectFrom('outbox')
    .where('tenant_id', '=', scope.tenantId)
    .where('area', 'in', mailAreasOf(scope.role))
  if (recipient !== '') query = query.where(sql<boolean>`lower(recipient) like ${pattern} escape '\\'`)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (status === 'troubled') return query.where(isTroubled).where('settled_at', 'is', null)
  return status === undefined ? query : query.where('status', '=', status)
}
