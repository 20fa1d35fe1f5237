import { config } from '~/config.server'
import type { House } from '~/domain/kernel/house'
import { listFirms } from '~/domain/tenants/firms.server'
import { findAccountLink } from '~/domain/users/accounts/account-links.server'
import { lockAccount, unlockAccount } from '~/domain/users/accounts/lock-account.server'
import { provideResetLink } from '~/domain/users/accounts/password-reset.server'
import { inviteUser } from '~/domain/users/members/invitations.server'
import { readMemberPage } from '~/domain/users/members/members.server'
import { resetSecondFactor } from '~/domain/users/second-factor/second-factor-end.server'
import { paths } from '~/paths'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import type { Choice, Name } from './arguments'
import type { Words } from './words'

type Order = Choice & { house: House; words: Words; at: string }

/** Each returns what to print. @throws CommandRefusal; Conflict */
export const COMMANDS: Record<Name, (order: Order) => Promise<string>> = {
  create,
  disable,
  enable,
  'reset-password': resetPassword,
  'reset-second-factor': endSecondFactor,
}

/** Also prints the link, in case no mail goes out. */
async function create({ house, words, at, email, firm, role, name }: Order): Promise<string> {
  const firms = await listFirms(house.reader)
  const meant =
    firm === undefined ? firms : firms.filter(({ id, name: called }) => firm === id || firm === called)
  const [only, ...others] = meant
  if (!only || others.length > 0)
    throw new CommandRefusal(
      EXIT.failed,
      words.whichFirm(firms.map(({ id, name: called }) => `${id}  ${called}`)),
    )
  const actor = { tenantId: only.id, actor: 'system', at }
  const { userId } = await inviteUser(house, actor, { email, name: name ?? email, role })
  const { invitation } = await readMemberPage(house.reader, house.keyring, actor, userId)
  if (!invitation) throw new CommandRefusal(EXIT.failed, words.nobody(email))
  const link = config().baseUrl + paths.invitation(invitation.token)
  return words.invited(email, only.name, words.link(link, invitation.expiresAt))
}

async function disable({ house, words, at, email }: Order): Promise<string> {
  if (!(await lockAccount(house, email, at))) throw new CommandRefusal(EXIT.failed, words.nobody(email))
  return words.disabled(email)
}

async function enable({ house, words, at, email }: Order): Promise<string> {
  if (!(await unlockAccount(house, email, at))) throw new CommandRefusal(EXIT.failed, words.nobody(email))
  return words.enabled(email)
}

/** The link works once. */
async function resetPassword({ house, words, at, email }: Order): Promise<string> {
  const link = await provideResetLink(house, { email, actor: 'system', at })
  const found =
    link && (await findAccountLink(house.reader, house.keyring, { tenantId: link.tenant_id, at }, link.id))
  if (!found) throw new CommandRefusal(EXIT.failed, words.nobody(email))
  return words.link(config().baseUrl + paths.newPassword(found.token), found.expiresAt)
}

/** For a user who lost phone and recovery codes. */
async function endSecondFactor({ house, words, at, email }: Order): Promise<string> {
  if (!(await resetSecondFactor(house, email, at)))
    throw new CommandRefusal(EXIT.failed, words.noFactor(email))
  return words.factorGone(email)
}
