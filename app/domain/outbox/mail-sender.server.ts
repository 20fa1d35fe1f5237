import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { findLogoFile } from '../letterhead/logo.server'
import { measureLogo } from '../letterhead/printable-logo.server'
import type { Brand, Firm, Sender } from './letter'

const LARGEST_LOGO = 128 * 1024

export async function readMailSender(
  executor: Executor,
  { tenantId }: Within,
): Promise<{ sender: Sender; firm: Firm; brand: Brand }> {
  const row = await executor
    .selectFrom('tenants')
    .select(['name', 'address_extra', 'street', 'postal_code', 'city', 'email', 'phone'])
    .select(['legal_form', 'managing_director', 'supervisory_chair', 'seat', 'register_entry'])
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
      addressExtra: row.address_extra,
      street: row.street,
      postalCode: row.postal_code,
      city: row.city,
      email: row.email,
      phone: row.phone,
      managingDirector: row.managing_director,
      supervisoryChair: row.supervisory_chair,
      legalForm: row.legal_form,
      seat: row.seat,
      registerEntry: row.register_entry,
    },
    brand: { name: row.name, accentColor: row.accent_color, logo: await mailLogo(executor, { tenantId }) },
  }
}

/** The logo, unless it would make every mail too large. */
async function mailLogo(executor: Executor, scope: Within): Promise<Brand['logo']> {
  const file = await findLogoFile(executor, scope)
  if (!file || file.bytes.byteLength > LARGEST_LOGO) return null
  const measures = measureLogo(file.bytes)
  return measures ? { ...file, ...measures } : null
}
