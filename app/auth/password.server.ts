import type { Executor } from '~/domain/kernel/house'
import { findUserByEmail } from '~/domain/users/members/users.server'
import { inPasswordQueue } from './password-queue.server'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: string | undefined

/**
 * An argon2id hash with its own salt. NFC, because keyboards write an umlaut as one character or as two.
 * @throws Busy
 */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2()
  return inPasswordQueue(() => hash(password.normalize('NFC'), COST))
}

/** Takes the same time without a hash, so that timing does not reveal unknown addresses. @throws Busy */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const { hash, verify } = await argon2()
  const fits = await inPasswordQueue(async () => {
    decoy ??= await hash('a password nobody has', COST)
    return verify(passwordHash ?? decoy, password.normalize('NFC'))
  })
  return fits && passwordHash != null
}

export async function ownPasswordFits(executor: Executor, email: string, password: string): Promise<boolean> {
  return verifyPassword((await findUserByEmail(executor, email))?.passwordHash, password)
}

/** Loaded at the first sign-in: it takes a tenth of the server's memory at rest. */
function argon2() {
  return import('@node-rs/argon2')
}
