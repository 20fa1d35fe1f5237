import { config } from '~/config.server'
import { findLinkToSend, tokenOf } from '~/domain/links/links.server'
import type { Letter } from '~/domain/outbox/letter'
import { findCodeToSend } from '~/domain/portal-code/codes.server'
import { findSenderCodeToSend } from '~/domain/tenants/sender-codes.server'
import { findAccountLink } from '~/domain/users/accounts/account-links.server'
import { house } from '~/house.server'
import { paths } from '~/paths'

export interface SentLink {
  url: string
  /** Undefined if the page needs a sign-in. */
  expiresAt?: string
}

const PATH = {
  rechnung: paths.invoice,
  portal: paths.portal,
  'mitarbeiter-portal': paths.employeePortal,
  einladung: paths.invitation,
  passwort: paths.newPassword,
}

/** URL of a mail's link: `null` without one, undefined if it has ended. */
export async function linkToSend(letter: Letter, at: string): Promise<SentLink | null | undefined> {
  if ('accountLinkId' in letter.data) return accountLinkToSend(letter.tenantId, letter.data.accountLinkId, at)
  if (letter.kind === 'service_state') return { url: `${config().baseUrl}${paths.condition()}` }
  if ('openTaskId' in letter.data && letter.data.openTaskId !== undefined)
    return { url: `${config().baseUrl}${paths.task(letter.data.openTaskId)}` }
  if (letter.linkId === null) return null
  const link = await findLinkToSend(
    house.reader,
    house.keyring,
    { tenantId: letter.tenantId, at },
    letter.linkId,
  )
  if (!link) return undefined
  const path = PATH[link.purpose](await tokenOf(house.keyring, link))
  return { url: `${config().baseUrl}${path}`, expiresAt: link.expires_at }
}

/** Makes the code for a mail's recipient; undefined if it can no longer be entered. */
export async function codeToSend(
  { tenantId, kind }: Letter,
  codeId: string,
  at: string,
): Promise<{ code: string } | undefined> {
  const find = kind === 'sender_code' ? findSenderCodeToSend : findCodeToSend
  const code = await find(house.reader, house.keyring, { tenantId, at }, codeId)
  return code === undefined ? undefined : { code }
}

async function accountLinkToSend(tenantId: string, id: string, at: string): Promise<SentLink | undefined> {
  const link = await findAccountLink(house.reader, house.keyring, { tenantId, at }, id)
  if (!link) return undefined
  return { url: `${config().baseUrl}${PATH[link.purpose](link.token)}`, expiresAt: link.expiresAt }
}
