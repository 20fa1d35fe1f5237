import type { MailArea } from '~db/schema'
import type { Executor } from '../house'
import { findLogoFile } from '../letterhead/logo.server'
import { measureLogo } from '../letterhead/printable-logo.server'
import type { Within } from '../scope'
import type { Vault } from '../vault'
import type { MailKind } from './kinds'
import type { Brand, Firm, Letter, Sender } from './letter'
import { dataPlace } from './seals'
import { templateNameOf } from './template'
import { findMailTemplate } from './templates.server'

const LARGEST_LOGO = 128 * 1024

type Address = { tenantId: string; mailId: string }

export async function findLetter(
  executor: Executor,
  vault: Vault,
  { tenantId, mailId }: Address,
  areas?: readonly MailArea[],
): Promise<Letter | undefined> {
  const row = await executor
    .selectFrom('outbox')
    .leftJoin('access_links', (join) =>
      join
        .onRef('access_links.tenant_id', '=', 'outbox.tenant_id')
        .onRef('access_links.id', '=', 'outbox.link_id'),
    )
    .selectAll('outbox')
    .select('access_links.expires_at as link_expires_at')
    .where('outbox.tenant_id', '=', tenantId)
    .where('outbox.id', '=', mailId)
    .$if(areas !== undefined, (query) => query.where('outbox.area', 'in', areas as MailArea[]))
    .executeTakeFirst()
  if (!row) return undefined
  const kind = row.kind as MailKind
  const data = JSON.parse(vault.open(dataPlace({ tenantId }, row.id), row.data_sealed)) as object
  const name = templateNameOf({ kind, data })
  const own = name && (await findMailTemplate(executor, { tenantId }, { name, language: row.language }))
  return {
    tenantId,
    id: row.id,
    kind,
    data,
    language: row.language,
    recipient: row.recipient,
    replyTo: row.reply_to,
    linkId: row.link_id,
    linkExpiresAt: row.link_expires_at,
    template: own ?? null,
    ...(await readMailSender(executor, { tenantId })),
  } as Letter
}

/** Who writes the firm's mails, and who stands under them. */
export async function readMailSender(
  executor: Executor,
  { tenantId }: Within,
): Promise<{ sender: Sender; firm: Firm; brand: Brand }> {
  const row = await executor
    .selectFrom('tenants')
    .select(['name', 'street', 'postal_code', 'city', 'email', 'phone'])
    .select(['mail_from', 'mail_from_name', 'mail_reply_to', 'proven_sender', 'accent_color'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const address = row.mail_from ?? row.email
  return {
    sender: {
      name: row.mail_from_name ?? row.name,
      address,
      replyTo: row.mail_reply_to ?? row.email,
      isProven: row.proven_sender === address.toLowerCase(),
    },
    firm: {
      name: row.name,
      street: row.street,
      postalCode: row.postal_code,
      city: row.city,
      email: row.email,
      phone: row.phone,
    },
    brand: { name: row.name, accentColor: row.accent_color, logo: await mailLogo(executor, { tenantId }) },
  }
}

/** The logo, unless every mail would weigh too much with it. */
async function mailLogo(executor: Executor, scope: Within): Promise<Brand['logo']> {
  const file = await findLogoFile(executor, scope)
  if (!file || file.bytes.byteLength > LARGEST_LOGO) return null
  const measures = measureLogo(file.bytes)
  return measures ? { ...file, ...measures } : null
}
