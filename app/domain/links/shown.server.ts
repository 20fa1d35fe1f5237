import type { AccountLinkPurpose, LinkPurpose } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import type { OfficeScope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import { fullName } from '../values/person-name'

const ACTION = 'link.shown'
const MOST_SHOWN = 100

/** A live link that was shown to a user of the office: on its page, by the token route, or in a mail as a file. */
export interface ShownLink {
  purpose: LinkPurpose | AccountLinkPurpose | 'eml'
  /** The invoice, customer, employee or person that it opens; the mail, where it is in one. */
  subjectId: string
}

/** A link that was shown, as the firm's owner sees it. */
export interface LinkLook extends Pick<ShownLink, 'purpose'> {
  at: Instant
  /** Who looked. */
  person: string
  /** What the link opens, by its name or number; null where that is gone. */
  subject: string | null
}

/** Anyone shown a live link could open it as its owner, so showing one leaves a trace. */
export function recordShownLink(
  house: House,
  scope: OfficeScope,
  { subjectId, ...shown }: ShownLink,
): Promise<void> {
  return writing(house, scope, (trx) =>
    recordAudit(trx, scope, { action: ACTION, subjectType: 'shown_link', subjectId, after: shown }),
  )
}

/** The newest looks at links. */
export async function listLinkLooks(executor: Executor, scope: Within): Promise<LinkLook[]> {
  const rows = await executor
    .selectFrom('audit_entries')
    .leftJoin('users', (join) =>
      join.on(({ eb, fn, lit, ref }) =>
        eb('users.id', '=', fn<string>('substr', [ref('audit_entries.actor'), lit(6)])),
      ),
    )
    .leftJoin('employees', (join) =>
      join
        .onRef('employees.tenant_id', '=', 'audit_entries.tenant_id')
        .onRef('employees.id', '=', 'audit_entries.subject_id'),
    )
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.tenant_id', '=', 'audit_entries.tenant_id')
        .onRef('invoices.id', '=', 'audit_entries.subject_id'),
    )
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'audit_entries.tenant_id')
        .onRef('customers.id', '=', 'audit_entries.subject_id'),
    )
    .leftJoin('users as invited', 'invited.id', 'audit_entries.subject_id')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.tenant_id', '=', 'audit_entries.tenant_id')
        .onRef('outbox.id', '=', 'audit_entries.subject_id'),
    )
    .select([
      'audit_entries.at',
      'after_json',
      'users.name as person',
      'employees.first_name',
      'employees.last_name',
    ])
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
