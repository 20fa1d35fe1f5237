import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

const SECRET_KEY = /^AGE-SECRET-KEY-\S+$/gm

export async function encryptFile(from: string, to: string, recipients: readonly string[]): Promise<void> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  await write(await encrypter.encrypt(read(from)), to)
}

/** @throws Error if no key fits, or the file was altered or cut off */
export async function decryptFile(from: string, to: string, identities: readonly string[]): Promise<void> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  await write(await decrypter.decrypt(read(from)), to)
}

export async function encryptBytes(bytes: Uint8Array, recipients: readonly string[]): Promise<Uint8Array> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return encrypter.encrypt(bytes)
}

export async function decryptBytes(bytes: Uint8Array, identities: readonly string[]): Promise<Uint8Array> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return decrypter.decrypt(bytes)
}

/** A key that is never stored, to check that encrypted data opens again. */
export async function throwawayKey(): Promise<{ recipient: string; identity: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Secret keys from an age-keygen file; 0 is stdin. */
export function identitiesIn(file: string | 0): string[] {
  return readFileSync(file, 'utf8').match(SECRET_KEY) ?? []
}

function read(file: string) {
  return Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>
}

async function write(stream: globalThis.ReadableStream<Uint8Array>, file: string): Promise<void> {
  await pipeline(
    Readable.fromWeb(stream as ReadableStream),
    createWriteStream(file, { mode: 0o600, flush: true }),
  )
}
