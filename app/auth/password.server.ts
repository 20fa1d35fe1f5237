import type { Executor } from '~/domain/house'
import { findUserByEmail } from '~/domain/users/users.server'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

/** An argon2id hash with its own salt. Keyboards write an umlaut in one character or in two: here it is one. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2()
  return hash(password.normalize('NFC'), COST)
}

/** Whether the password fits; takes as long where there is no hash, so that unknown addresses cannot be told. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has')
  const { verify } = await argon2()
  const fits = await verify(passwordHash ?? (await decoy), password.normalize('NFC'))
  return fits && passwordHash != null
}

/** Whether somebody whose address is known from their session or link has proven to be themselves. */
export async function ownPasswordFits(executor: Executor, email: string, password: string): Promise<boolean> {
  return verifyPassword((await findUserByEmail(executor, email))?.passwordHash, password)
}

/** Loaded with the first sign-in: a tenth of the memory that the server needs at rest. */
function argon2() {
  return import('@node-rs/argon2')
}
