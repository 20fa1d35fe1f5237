import * as z from 'zod'
import { now } from '~/clock.server'
import { passwordHashOf } from '~/domain/users/members/users.server'
import { house } from '~/house.server'
import { password } from '~/kit/forms/account-fields.server'
import { readOfficeForm } from '~/kit/forms/form.server'
import type { AccountLinkRow } from '~db/schema'
import { guess } from './guess.server'
import { verifyPassword } from './password.server'

const DOUBLE_CLICK_MS = 60_000

export async function isRepeatedPost(request: Request, link: AccountLinkRow): Promise<boolean> {
  const { used_at: usedAt, user_id: userId } = link
  if (usedAt === null || now().getTime() - Date.parse(usedAt) > DOUBLE_CLICK_MS) return false
  const form = await readOfficeForm(request, z.object({ password: password() }))
  if (form.outcome === 'refused') return false
  const proof = await guess([`link ${link.id}`], async () =>
    verifyPassword(await passwordHashOf(house.reader, userId), form.values.password),
  )
  return proof.outcome === 'right'
}
