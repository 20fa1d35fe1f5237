import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { createLink, findLiveLink, tokenOf } from '~/domain/links/links.server'
import type { AccessLinkRow, LinkPurpose } from '~db/schema'
import type { TestHouse } from '../support/test-house'

export async function tokenFor(
  house: TestHouse,
  scope: Scope,
  purpose: LinkPurpose,
  ...[subjectId, contactId]: [subjectId: string, contactId?: string]
) {
  const link = await findLiveLink(house.db, scope, { purpose, subjectId, contactId: contactId ?? null })
  return tokenOf(house.keyring, link as AccessLinkRow)
}

export async function endedTokenFor(house: TestHouse, scope: Scope, purpose: LinkPurpose, subjectId: string) {
  const longAgo = { ...scope, at: '2020-01-01T00:00:00.000Z' }
  const ended = { purpose, subjectId, days: 30 }
  const link = await writing(house, scope, (trx) => createLink(trx, house.keyring, longAgo, ended))
  return tokenOf(house.keyring, link)
}
