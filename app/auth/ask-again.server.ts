import type { OfficeScope } from '~/domain/kernel/scope'
import { passwordHashOf } from '~/domain/users/members/users.server'
import { proveSecondFactor } from '~/domain/users/second-factor/second-factor.server'
import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import { guess, refuseGuess } from './guess.server'
import { verifyPassword } from './password.server'

/** Keeps a passer-by at an unlocked screen from signing the user out everywhere. Users of an identity provider have no password here. */
export async function askForPassword({ userId }: OfficeScope, password = '') {
  const hash = await passwordHashOf(house.reader, userId)
  if (hash == null) return undefined
  const proof = await guess([`user ${userId}`], () => verifyPassword(hash, password))
  return proof.outcome === 'right' ? undefined : refuseGuess(proof, { password: 'password_wrong' })
}

/** Also asks for the second factor, or the password alone could remove it. */
export async function askForCode(scope: OfficeScope, code = '') {
  if (!(await hasSecondFactor(house.reader, scope.userId))) return undefined
  const proof = await guess([`second factor ${scope.userId}`], () => proveSecondFactor(house, scope, code))
  return proof.outcome === 'right' ? undefined : refuseGuess(proof, { code: 'code_wrong' })
}
