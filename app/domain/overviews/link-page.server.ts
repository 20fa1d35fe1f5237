import type { AccessLinkRow, LinkPurpose } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor, House } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import { mayShareLink } from '../kernel/sensitive'
import { isLetterPrintable } from '../link-letters/printable'
import { tokenOf } from '../links/links.server'
import { type MissingLine, missingLines } from '../links/postal-address'
import { findPostalAddress } from '../links/postal-address.server'
import { type LinkRecipient, listLinkRecipients } from '../links/recipients.server'
import { type LinkSubject, subjectIdOf } from '../links/subject'
import { fullName } from '../values/person-name'
import { findListedLink, isLive, type ListedLink } from './links.server'

export interface LinkAbout {
  purpose: LinkPurpose
  /** The invoice, customer or employee. */
  subjectId: string
  /** The invoice's number, null for a draft; else the name of the person or firm. */
  name: string | null
  contactId: string | null
  /** For an invoice or portal. */
  customerId: string | null
}

export interface LinkPage {
  link: ListedLink
  about: LinkAbout
  recipients: LinkRecipient[]
  missing: MissingLine[]
  isPrintable: boolean
}

/** The page of one link; its token only if it is live. @throws NotFound, also for links outside the role's area */
export async function readLinkPage(
  { reader, keyring }: Pick<House, 'reader' | 'keyring'>,
  scope: OfficeScope,
  linkId: string,
): Promise<LinkPage & { token: string | null }> {
  const row = await getSharedLink(reader, scope, linkId)
  const link = await findListedLink(reader, keyring, scope, linkId)
  if (!link) throw new NotFound()
  const subject = subjectOf(row)
  const address = await findPostalAddress(reader, scope, subject)
  return {
    link,
    about: await readAbout(reader, scope, subject),
    recipients: isLive(link) ? await listLinkRecipients(reader, scope, subject) : [],
    missing: address ? missingLines(address) : [],
    isPrintable: address === undefined || isLetterPrintable(address),
    token: isLive(link) ? await tokenOf(keyring, row) : null,
  }
}

/** A link that the role may send and revoke. @throws NotFound */
export async function getSharedLink(
  executor: Executor,
  scope: OfficeScope,
  linkId: string,
): Promise<AccessLinkRow> {
  const link = await executor
    .selectFrom('access_links')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', linkId)
    .executeTakeFirst()
  if (!link || !mayShareLink(scope, link.purpose)) throw new NotFound()
  return link
}

export function subjectOf(link: AccessLinkRow): LinkSubject & { contactId: string | null } {
  return { purpose: link.purpose, subjectId: subjectIdOf(link) ?? '', contactId: link.contact_id }
}

async function readAbout(
  executor: Executor,
  { tenantId }: OfficeScope,
  { purpose, subjectId, contactId = null }: LinkSubject,
): Promise<LinkAbout> {
  if (purpose === 'rechnung') {
    const invoice = await executor
      .selectFrom('invoices')
      .select(['number', 'customer_id'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', subjectId)
      .executeTakeFirstOrThrow()
    return { purpose, subjectId, name: invoice.number, contactId, customerId: invoice.customer_id }
  }
  if (purpose === 'mitarbeiter-portal') {
    const { first_name, last_name } = await executor
      .selectFrom('employees')
      .select(['first_name', 'last_name'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', subjectId)
      .executeTakeFirstOrThrow()
    return { purpose, subjectId, name: fullName(first_name, last_name), contactId, customerId: null }
  }
  const { name } = await executor
    .selectFrom(contactId ? 'contacts' : 'customers')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', contactId ?? subjectId)
    .executeTakeFirstOrThrow()
  return { purpose, subjectId, name, contactId, customerId: subjectId }
}

/** Null for a draft. @throws NotFound */
export async function readInvoiceNumber(
  executor: Executor,
  { tenantId }: OfficeScope,
  invoiceId: string,
): Promise<string | null> {
  const invoice = await executor
    .selectFrom('invoices')
    .select('number')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!invoice) throw new NotFound()
  return invoice.number
}
