import { hashPassword } from '~/auth/password.server'

const hashes = new Map<string, Promise<string>>()

/** The hash of a password that several people of the tests have: hashing is slow on purpose. */
export function knownHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}
