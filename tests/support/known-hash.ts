import { hash } from '@node-rs/argon2'

/** As cheap as argon2 allows. Verifying is cheap too, as the hash contains its cost. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const hashes = new Map<string, Promise<string>>()

/** Hash of a password shared by test users: the product's own hashing is slow on purpose. */
export function knownHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password.normalize('NFC'), COST)
  hashes.set(password, known)
  return known
}
