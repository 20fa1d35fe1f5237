import type { LinkPurpose } from '~db/schema'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import { MOST_ENDED } from '../links/most-ended'
import { type LinkOwner, ownerColumn } from '../links/owner'
import type { Keyring } from '../links/token'
import { memberName } from '../users/members/member-name.server'
import type { Instant } from '../values/calendar'

const ENDS_SOON_DAYS = 14
const DAY_MS = 86_400_000

/** `replaced` by a newer one; `lost`: the key that signed it is missing. */
export type LinkState = 'live' | 'ending' | 'expired' | 'revoked' | 'replaced' | 'lost'

/** Without its token. */
export interface ListedLink {
  id: string
  purpose: LinkPurpose
  state: LinkState
  /** The customer's contact who has it; null for the customer itself, and for employees. */
  contact: { id: string; name: string } | null
  createdAt: Instant
  /** Member who made it; null if it was made otherwise. */
  createdBy: string | null
  expiresAt: Instant
  revokedAt: Instant | null
  /** The last download or form. */
  usedAt: Instant | null
  mailedAt: Instant | null
  replacedById: string | null
}

/** Links of a person: live ones, then ended ones, newest first. */
export function listLinks(
  executor: Executor,
  keyring: Keyring,
  scope: Within & { at: Instant },
  owner: LinkOwner,
): Promise<ListedLink[]> {
  const { column, id } = ownerColumn(owner)
  return readLinks(executor, keyring, scope, { column, id })
}

export async function findListedLink(
  executor: Executor,
  keyring: Keyring,
  scope: Within & { at: Instant },
  linkId: string,
): Promise<ListedLink | undefined> {
  return (await readLinks(executor, keyring, scope, { column: 'id', id: linkId }))[0]
}

type Column = ReturnType<typeof ownerColumn>['column'] | 'id'

async function readLinks(
  executor: Executor,
  keyring: Keyring,
  scope: Within & { at: Instant },
  { column, id }: { column: Column; id: string },
): Promise<ListedLink[]> {
  const rows = await SELECT_BY[column](executor, { tenantId: scope.tenantId, id })
  const links = rows.map(({ key_id, contactId, contactName, name, ...row }) => ({
    ...row,
    createdBy: name,
    contact: contactId === null ? null : { id: contactId, name: contactName ?? '' },
    state: stateOf({ ...row, isSignable: keyring.keyFor(key_id, row.purpose) !== undefined }, scope.at),
  }))
  links.sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  return [...links.filter(isLive), ...links.filter((link) => !isLive(link)).slice(0, MOST_ENDED + 1)]
}

export function isLive({ state }: Pick<ListedLink, 'state'>): boolean {
  return state === 'live' || state === 'ending'
}

function selectLinks(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('access_links')
    .leftJoin('contacts', (join) => joined(join, 'contacts.id', 'access_links.contact_id'))
    .leftJoin('users', (join) =>
      join.on(({ eb, fn, lit, ref }) =>
        eb('users.id', '=', fn<string>('substr', [ref('access_links.created_by'), lit(6)])),
      ),
    )
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.tenant_id', '=', tenantId),
    )
    .select(['access_links.id', 'purpose', 'key_id', 'contact_id as contactId'])
    .select(['contacts.name as contactName', memberName])
    .select(['access_links.created_at as createdAt', 'access_links.expires_at as expiresAt'])
    .select(['access_links.revoked_at as revokedAt', 'last_used_at as usedAt'])
    .select('replaced_by_id as replacedById')
    .select(({ selectFrom }) =>
      selectFrom('outbox')
        .select(({ fn }) => fn.max('sent_at').as('sentAt'))
        .where('outbox.tenant_id', '=', tenantId)
        .whereRef('outbox.link_id', '=', 'access_links.id')
        .as('mailedAt'),
    )
    .where('access_links.tenant_id', '=', tenantId)
}

const SELECT_BY = {
  id: selectBy('id'),
  invoice_id: selectBy('invoice_id'),
  customer_id: selectBy('customer_id'),
  contact_id: selectBy('contact_id'),
  employee_id: selectBy('employee_id'),
} satisfies Record<Column, unknown>

function selectBy(column: Column) {
  return prepared((executor: Executor, { tenantId, id }: { tenantId: string; id: string }) =>
    selectLinks(executor, { tenantId }).where(`access_links.${column}`, '=', id),
  )
}

interface Ends {
  revokedAt: Instant | null
  replacedById: string | null
  expiresAt: Instant
  isSignable: boolean
}

function stateOf({ revokedAt, replacedById, expiresAt, isSignable }: Ends, at: Instant): LinkState {
  if (replacedById !== null) return 'replaced'
  if (revokedAt !== null) return 'revoked'
  if (expiresAt <= at) return 'expired'
  if (!isSignable) return 'lost'
  return expiresAt < new Date(Date.parse(at) + ENDS_SOON_DAYS * DAY_MS).toISOString() ? 'ending' : 'live'
}
