import { config } from './config.server'
import { db } from './db.server'
import { findLinkToSend, tokenOf } from './domain/links/links.server'
import type { Letter } from './domain/outbox/letter'
import { keyring } from './keys.server'
import { paths } from './paths'

/** The live link of a mail: its address, and until when it opens anything. */
export interface SentLink {
  url: string
  expiresAt: string
}

const PATH = {
  rechnung: paths.invoice,
  portal: paths.portal,
  'mitarbeiter-portal': paths.employeePortal,
}

/** How links of accounts (invitation, password) become addresses; undefined for one that has ended. */
type AccountLinks = (tenantId: string, accountLinkId: string, at: string) => Promise<SentLink | undefined>

const accountLink: AccountLinks = async () => undefined

/** Makes the address that a mail's link stands for: `null` where it has none, undefined where its link has ended. */
export async function linkToSend(letter: Letter, at: string): Promise<SentLink | null | undefined> {
  if ('accountLinkId' in letter.data) return accountLink(letter.tenantId, letter.data.accountLinkId, at)
  if (letter.linkId === null) return null
  const link = await findLinkToSend(db, keyring, { tenantId: letter.tenantId, at }, letter.linkId)
  if (!link) return undefined
  const path = PATH[link.purpose](await tokenOf(keyring, link))
  return { url: `${config().baseUrl}${path}`, expiresAt: link.expires_at }
}
