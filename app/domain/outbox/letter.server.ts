import type { Kysely } from 'kysely'
import type { Database, MailArea } from '~db/schema'
import type { MailKind } from './kinds'
import type { Letter } from './letter'

type Executor = Kysely<Database>
type Address = { tenantId: string; mailId: string }

/** A mail with all that is needed to write it, or undefined. */
export async function findLetter(
  executor: Executor,
  { tenantId, mailId }: Address,
  areas?: readonly MailArea[],
): Promise<Letter | undefined> {
  const row = await executor
    .selectFrom('outbox')
    .innerJoin('tenants', 'tenants.id', 'outbox.tenant_id')
    .leftJoin('mail_templates', (join) =>
      join
        .onRef('mail_templates.tenant_id', '=', 'outbox.tenant_id')
        .onRef('mail_templates.kind', '=', 'outbox.kind')
        .onRef('mail_templates.language', '=', 'outbox.language'),
    )
    .leftJoin('access_links', (join) =>
      join
        .onRef('access_links.tenant_id', '=', 'outbox.tenant_id')
        .onRef('access_links.id', '=', 'outbox.link_id'),
    )
    .selectAll('outbox')
    .select(['tenants.name', 'tenants.street', 'tenants.postal_code', 'tenants.city'])
    .select(['tenants.email', 'tenants.phone'])
    .select(['tenants.mail_from', 'tenants.mail_from_name', 'tenants.mail_reply_to'])
    .select(['mail_templates.subject as own_subject', 'mail_templates.body as own_body'])
    .select('access_links.expires_at as link_expires_at')
    .where('outbox.tenant_id', '=', tenantId)
    .where('outbox.id', '=', mailId)
    .$if(areas !== undefined, (query) => query.where('outbox.area', 'in', areas as MailArea[]))
    .executeTakeFirst()
  if (!row) return undefined
  return {
    tenantId,
    id: row.id,
    kind: row.kind as MailKind,
    data: JSON.parse(row.data_json),
    language: row.language,
    recipient: row.recipient,
    replyTo: row.reply_to,
    linkId: row.link_id,
    linkExpiresAt: row.link_expires_at,
    template:
      row.own_subject !== null && row.own_body !== null
        ? { subject: row.own_subject, body: row.own_body }
        : null,
    sender: {
      name: row.mail_from_name ?? row.name,
      address: row.mail_from ?? row.email,
      replyTo: row.mail_reply_to ?? row.email,
    },
    firm: {
      name: row.name,
      street: row.street,
      postalCode: row.postal_code,
      city: row.city,
      email: row.email,
      phone: row.phone,
    },
  } as Letter
}
