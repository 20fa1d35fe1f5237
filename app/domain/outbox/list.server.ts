import type { LinkPurpose, MailArea, MailStatus } from '~db/schema'
import { among } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { OfficeScope } from '../kernel/scope'
import type { Place as SealPlace, Vault } from '../kernel/vault'
import type { Listing } from '../lists/listing.server'
import type { ListPage, Place } from '../lists/paging'
import { readAll, readPage } from '../lists/read-page.server'
import type { Instant } from '../values/calendar'
import type { MailKind } from './kinds'
import { type MailListing, ORDERS, selectMatching } from './matching.server'
import { dataPlace } from './seals'

const PER_PAGE = 50

export interface MailQuery extends MailListing {
  place: Place
}

export interface ListedMail {
  id: string
  kind: MailKind
  area: MailArea
  purpose: LinkPurpose | null
  /** The payslip's month, and whether it corrects one, or the invoice's number, if the mail is about one. */
  about: { month?: string | undefined; isCorrection?: boolean; invoice?: string | null | undefined }
  recipient: string
  status: MailStatus
  isSettled: boolean
  createdAt: Instant
  sentAt: Instant | null
  attempts: number
}

export type MailPage = ListPage<ListedMail>

export async function readMailPage(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  query: MailQuery,
): Promise<MailPage> {
  const list = await listing(executor, scope, query)
  const { items, ...page } = await readPage(executor, scope, list, { place: query.place, perPage: PER_PAGE })
  return { ...page, items: items.map((row) => asListed(vault, scope, row)) }
}

export async function* readAllMails(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  listed: MailListing,
): AsyncGenerator<ListedMail[]> {
  for await (const rows of readAll(await listing(executor, scope, listed)))
    yield rows.map((row) => asListed(vault, scope, row))
}

async function listing(
  executor: Executor,
  scope: OfficeScope,
  listed: MailListing,
): Promise<Listing<MailRow, 'outbox'>> {
  return {
    matching: await selectMatching(executor, scope, listed),
    order: ORDERS[listed.order],
    rows: (ids) => selectRows(executor, { tenantId: scope.tenantId, ids: JSON.stringify(ids) }),
  }
}

function asListed(
  vault: Vault,
  scope: OfficeScope,
  { settled_at, data_sealed, kind, ...mail }: MailRow,
): ListedMail {
  const {
    purpose = null,
    month,
    invoice,
    revision = 1,
  } = dataOf(vault, dataPlace(scope, mail.id), data_sealed)
  const about = { month, invoice, isCorrection: revision > 1 }
  return { ...mail, kind: kind as MailKind, purpose, about, isSettled: settled_at !== null }
}

type MailRow = Awaited<ReturnType<typeof selectRows>>[number]

const selectRows = prepared((executor: Executor, { tenantId, ids }: { tenantId: string; ids: string }) =>
  executor
    .selectFrom('outbox')
    .select(['id', 'kind', 'area', 'recipient', 'status', 'settled_at', 'data_sealed', 'attempts'])
    .select(['created_at as createdAt', 'sent_at as sentAt'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', among(ids)),
)

/** What the list shows of a mail. A row that does not open must not break the list: its own page reports it. */
function dataOf(
  vault: Vault,
  place: SealPlace,
  sealed: string,
): { purpose?: LinkPurpose; month?: string; revision?: number; invoice?: string | null } {
  try {
    return JSON.parse(vault.open(place, sealed))
  } catch {
    return {}
  }
}
