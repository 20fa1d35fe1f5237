import type { LinkPurpose, MailStatus } from '~db/schema'
import type { Instant } from '../calendar'
import type { Executor } from '../house'
import type { Paged, Place } from '../paging'
import { type Listing, readPage } from '../read-page.server'
import type { OfficeScope } from '../scope'
import type { Vault } from '../vault'
import type { MailKind } from './kinds'
import { NEWEST_FIRST, selectMatching } from './matching.server'
import { dataPlace } from './seals'

const PER_PAGE = 25

/** What is looked for; what is undefined is everything. `troubled`: not arrived, and nobody has taken care of it. */
export interface MailFilter {
  recipient: string
  kind: MailKind | undefined
  status: MailStatus | 'troubled' | undefined
}

export interface MailQuery extends MailFilter {
  place: Place
}

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
export type MailPage = Paged<ListedMail>

/** The mails of a role's areas that match. */
export async function readMailPage(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  query: MailQuery,
): Promise<MailPage> {
  const list: Listing<MailRow, 'outbox'> = {
    matching: await selectMatching(executor, scope, query),
    order: NEWEST_FIRST,
    rows: (ids) => readRows(executor, scope, ids),
  }
  const { items, ...page } = await readPage(executor, scope, list, { place: query.place, perPage: PER_PAGE })
  return {
    ...page,
    items: items.map(({ settled_at, data_sealed, kind, ...mail }) => ({
      ...mail,
      kind: kind as MailKind,
      purpose: kind === 'fresh_link' ? purposeOf(vault.open(dataPlace(scope, mail.id), data_sealed)) : null,
      isSettled: settled_at !== null,
    })),
  }
}

type MailRow = Awaited<ReturnType<typeof readRows>>[number]

function readRows(executor: Executor, scope: OfficeScope, ids: string[]) {
  return executor
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'status', 'settled_at', 'data_sealed', 'attempts'])
    .select(['created_at as createdAt', 'sent_at as sentAt'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', ids)
    .execute()
}

function purposeOf(data: string): LinkPurpose {
  return (JSON.parse(data) as { purpose: LinkPurpose }).purpose
}
