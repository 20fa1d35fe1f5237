import type { AccountLinkPurpose, LinkPurpose } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { nameOfActor } from '../records/history.server'
import type { Instant } from '../values/calendar'
import { fullName } from '../values/person-name'

const ACTION = 'link.shown'
const MOST_SHOWN = 100

/** A live link that an office user saw: on its page, by the token route, or in a mail as a file. */
export interface ShownLink {
  purpose: LinkPurpose | AccountLinkPurpose | 'eml'
  /** The invoice, customer, employee or user that it opens; for a link in a mail, the mail. */
  subjectId: string
}

export interface LinkLook extends Pick<ShownLink, 'purpose'> {
  at: Instant
  /** Name of the user. */
  person: string
  /** Name or number of what the link opens; null if that is gone. */
  subject: string | null
}

/** Anyone who sees a live link could open it as its owner, so showing one is recorded. */
export function recordShownLink(
  house: House,
  scope: Scope,
  { subjectId, ...shown }: ShownLink,
): Promise<void> {
  return writing(house, scope, (trx) =>
    recordAudit(trx, scope, { action: ACTION, subjectType: 'shown_link', subjectId, after: shown }),
  )
}

/** Newest first. */
export async function listLinkLooks(executor: Executor, scope: Within): Promise<LinkLook[]> {
  const rows = await executor
    .selectFrom('audit_entries')
    .leftJoin('employees', (join) => joined(join, 'employees.id', 'audit_entries.subject_id'))
    .leftJoin('invoices', (join) => joined(join, 'invoices.id', 'audit_entries.subject_id'))
    .leftJoin('customers', (join) => joined(join, 'customers.id', 'audit_entries.subject_id'))
    .leftJoin('users as invited', 'invited.id', 'audit_entries.subject_id')
    .leftJoin('outbox', (join) => joined(join, 'outbox.id', 'audit_entries.subject_id'))
    .select(['audit_entries.at', 'after_json', 'employees.first_name', 'employees.last_name'])
    .select(nameOfActor('audit_entries.actor', scope).as('person'))
    .select(['invoices.number', 'customers.name as customer', 'invited.email as invited', 'outbox.recipient'])
    .where('audit_entries.tenant_id', '=', scope.tenantId)
    .where('audit_entries.action', '=', ACTION)
    .orderBy('seq', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ at, after_json: after, person, first_name: first, last_name: last, ...row }) => ({
    at,
    person: person ?? '',
    subject:
      last === null
        ? (row.number ?? row.customer ?? row.invited ?? row.recipient)
        : fullName(first ?? '', last),
    ...(JSON.parse(after ?? '{}') as Omit<ShownLink, 'subjectId'>),
  }))
}
