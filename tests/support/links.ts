import { handOutLink } from '~/domain/links/handout.server'
import type { LinkSubject } from '~/domain/links/links.server'
import type { Scope } from '~/domain/scope'
import type { Executor } from '~db/open'
import { keyring } from './keys'

/** The path of the live link to something of the tenant. */
export async function linkTo(
  db: Executor,
  scope: Scope,
  purpose: LinkSubject['purpose'],
  subjectId: string,
): Promise<string> {
  const { token } = await handOutLink(db, keyring, scope, { purpose, subjectId })
  return `/${purpose}/${token}`
}
