import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

/** An argon2id hash with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether the password fits; takes as long where there is no hash, so that unknown addresses cannot be told. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has')
  const fits = await verify(passwordHash ?? (await decoy), password)
  return fits && passwordHash != null
}
