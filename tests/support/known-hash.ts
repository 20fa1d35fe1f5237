import { hash } from '@node-rs/argon2'

/** As cheap as argon2 can be. A hash says what it cost, so checking it is cheap as well. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const hashes = new Map<string, Promise<string>>()

/** The hash of a password that several people of the tests have: the product's own is slow on purpose. */
export function knownHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password.normalize('NFC'), COST)
  hashes.set(password, known)
  return known
}
