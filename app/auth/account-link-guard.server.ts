import { data } from '@remix-run/node'
import { now } from '~/clock.server'
import { redeemAccountLink } from '~/domain/users/accounts/account-links.server'
import { house } from '~/house.server'
import type { UsedLink } from '~/http/error-data'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import type { AccountLinkPurpose } from '~db/schema'
import type { AccountLinkVisitor } from './access'
import { refuseToken } from './refuse-token.server'
import { isRepeatedPost } from './repeated-post.server'
import { isAcceptedBy, usedUp } from './used-link.server'

/** Resolves an account token: 404 if forged, 410 if used or expired. */
export async function admitByAccountLink(
  request: Request,
  purpose: AccountLinkPurpose,
  token = '',
): Promise<AccountLinkVisitor> {
  const redemption = await redeem(purpose, token)
  if (redemption.outcome === 'unknown') throw await refuseToken(request)
  const { outcome, link } = redemption
  if (outcome === 'open') return { link, token }
  if (await isAcceptedBy(request, link)) throw seeOther(request, paths.office())
  if (request.method === 'POST' && (await isRepeatedPost(request, link))) throw await usedUp(request, link)
  throw data({ kind: 'used-link', purpose } satisfies UsedLink, { status: 410 })
}

/**
 * Runs a post that uses up the link. The same post again, within a moment or at the same time, gets the same
 * response, because a browser shows only the last one.
 */
export async function carryOutOnce<Answer>(
  { request, link: { purpose }, token }: AccountLinkVisitor & { request: Request },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const again = request.clone()
  try {
    return await work()
  } catch (error) {
    const redemption = await redeem(purpose, token)
    if (redemption.outcome === 'ended' && (await isAcceptedBy(request, redemption.link)))
      throw seeOther(request, paths.office())
    if (redemption.outcome === 'ended' && (await isRepeatedPost(again, redemption.link)))
      throw await usedUp(request, redemption.link)
    throw error
  }
}

function redeem(purpose: AccountLinkPurpose, token: string) {
  return redeemAccountLink(house.reader, house.keyring, { purpose, token }, now().toISOString())
}
