import { recordAudit } from '~/domain/audit/audit.server'
import { asSeller } from '~/domain/invoices/issuing/parties.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Executor, House } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { LinkLetter } from '~/domain/link-letters/letter'
import { isLetterPrintable } from '~/domain/link-letters/printable'
import { tokenOf } from '~/domain/links/links.server'
import { missingLines } from '~/domain/links/postal-address'
import { findPostalAddress } from '~/domain/links/postal-address.server'
import { findRecipient } from '~/domain/links/recipient.server'
import { getSharedLink, readInvoiceNumber, subjectOf } from '~/domain/overviews/link-page.server'
import { findListedLink, isLive } from '~/domain/overviews/links.server'
import { findTenant } from '~/domain/tenants/tenants.server'
import { paperLanguage } from '~/domain/values/paper-language'

/**
 * A link as a letter, but for its address in the web; undefined where the link has ended, or there is no address to
 * send it or one that paper cannot show. @throws NotFound
 */
export async function composeLinkLetter(
  { reader, keyring }: Pick<House, 'reader' | 'keyring'>,
  scope: OfficeScope,
  linkId: string,
): Promise<{ letter: Omit<LinkLetter, 'url'>; token: string } | undefined> {
  const row = await getSharedLink(reader, scope, linkId)
  const subject = subjectOf(row)
  const link = await findListedLink(reader, keyring, scope, linkId)
  const address = await findPostalAddress(reader, scope, subject)
  if (!link || !isLive(link) || !address) return undefined
  if (missingLines(address).length > 0 || !isLetterPrintable(address)) return undefined
  const recipient = await findRecipient(reader, scope, subject)
  const { attention, ...place } = address
  const nothing = { email: null, phone: null, vatId: null }
  const letter = {
    purpose: row.purpose,
    language: paperLanguage(recipient?.language ?? 'de'),
    seller: asSeller(await getTenant(reader, scope)),
    buyer: { ...place, ...nothing, contactName: attention },
    reader: recipient?.name ?? attention ?? place.name,
    invoice: row.purpose === 'rechnung' ? await readInvoiceNumber(reader, scope, subject.subjectId) : null,
    expiresAt: row.expires_at,
    issuedOn: scope.today,
  }
  return { letter, token: await tokenOf(keyring, row) }
}

/** A printed link can be opened, so printing is audited. */
export function recordPrintedLink(house: House, scope: OfficeScope, linkId: string): Promise<void> {
  return writing(house, scope, (trx) =>
    recordAudit(trx, scope, { action: 'link.printed', subjectType: 'access_link', subjectId: linkId }),
  )
}

async function getTenant(executor: Executor, scope: OfficeScope) {
  const tenant = await findTenant(executor, scope)
  if (!tenant) throw new NotFound()
  return tenant
}
