import * as z from 'zod'
import { now } from '~/clock.server'
import { reader } from '~/db.server'
import { redeemAccountLink } from '~/domain/users/account-links.server'
import { passwordHashOf } from '~/domain/users/users.server'
import { password } from '~/forms/account-fields.server'
import { readOfficeForm } from '~/forms/form.server'
import { keyring } from '~/keys.server'
import type { AccountLinkPurpose } from '~db/schema'
import { guess } from './guess.server'
import { verifyPassword } from './password.server'

/** Longer ago than this it was no double click. */
const JUST_USED_MS = 60_000

/**
 * Whether a post comes after one of the same person that has used its link up: a moment ago, and with the
 * password that the account has by now. It is answered like the first one, since a browser shows only the last.
 */
export async function isSecondClick(
  request: Request,
  purpose: AccountLinkPurpose,
  token: string | undefined,
): Promise<boolean> {
  const at = now().toISOString()
  const redemption = await redeemAccountLink(reader, keyring, purpose, token ?? '', at)
  if (redemption.outcome !== 'ended') return false
  const { used_at: usedAt, user_id: userId } = redemption.link
  if (usedAt === null || Date.parse(at) - Date.parse(usedAt) > JUST_USED_MS) return false
  const form = await readOfficeForm(request, z.object({ password: password() }))
  if (form.outcome === 'refused') return false
  const proof = await guess([`link of ${userId}`], async () =>
    verifyPassword(await passwordHashOf(reader, userId), form.values.password),
  )
  return proof.outcome === 'right'
}
