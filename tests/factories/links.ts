import { createLink, findLiveLink, tokenOf } from '~/domain/links/links.server'
import type { Scope } from '~/domain/scope'
import { keyring } from '~/keys.server'
import type { Executor } from '~db/open'
import type { AccessLinkRow, LinkPurpose } from '~db/schema'

/** The token of the link that a subject got when it was made. */
export async function tokenFor(db: Executor, scope: Scope, purpose: LinkPurpose, subjectId: string) {
  const link = await findLiveLink(db, scope, { purpose, subjectId })
  return tokenOf(keyring, link as AccessLinkRow)
}

/** The token of a link that ended long ago. */
export async function endedTokenFor(db: Executor, scope: Scope, purpose: LinkPurpose, subjectId: string) {
  const longAgo = { ...scope, at: '2020-01-01T00:00:00.000Z' }
  return tokenOf(keyring, await createLink(db, keyring, longAgo, { purpose, subjectId }, 30))
}
