import { Strategy } from 'remix-auth/strategy'
import type { Executor } from '~/domain/kernel/house'
import { findAccount } from '~/domain/users/accounts/accounts.server'
import { readCredentials } from '../credentials.server'
import { verifyPassword } from '../password.server'

export interface SignedIn {
  userId: string
  tenantId: string
}

/** The same for all reasons, so that it reveals none to an attacker. */
export class SignInRefused extends Error {
  override name = 'SignInRefused'
  /** Only for the log. */
  constructor(readonly userId: string | undefined) {
    super('refused')
  }
}

export class LocalStrategy extends Strategy<SignedIn, SignedIn> {
  override name = 'local'

  constructor(private readonly db: Executor) {
    super(async (signedIn) => signedIn)
  }

  /** @throws SignInRefused for an unknown address, a wrong password and a disabled account alike. */
  override async authenticate(request: Request): Promise<SignedIn> {
    const { email, password } = await readCredentials(request)
    const account = await findAccount(this.db, email)
    const fits = await verifyPassword(account?.passwordHash, password)
    if (!account || !fits || !account.isActive) throw new SignInRefused(account?.userId)
    return this.verify({ userId: account.userId, tenantId: account.tenantId })
  }
}
