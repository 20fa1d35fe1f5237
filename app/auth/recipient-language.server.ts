import { now } from '~/clock.server'
import { findRecipient } from '~/domain/links/recipient.server'
import { redeemLink } from '~/domain/links/redeem.server'
import { house } from '~/house.server'
import type { LinkInPath } from '~/http/recipient-language.server'
import type { ReaderLanguage } from '~db/schema'

export async function recipientLanguage({ purpose, token }: LinkInPath): Promise<ReaderLanguage | undefined> {
  const redemption = await redeemLink(house.reader, house.keyring, { purpose, token }, now().toISOString())
  if (redemption.outcome === 'unknown') return undefined
  const { link, subjectId } = redemption
  const subject = { purpose, subjectId, contactId: link.contact_id }
  return (await findRecipient(house.reader, { tenantId: link.tenant_id }, subject))?.language
}
