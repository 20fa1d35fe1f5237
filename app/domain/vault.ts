import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface VaultKey {
  id: string
  secret: Buffer
}

/** Seals what a stolen database file must not give away: IBANs, tax ids, payslips. */
export interface Vault {
  /** Encrypts text for one tenant and purpose; the result opens only with the same two. */
  seal(tenantId: string, purpose: string, text: string): string
  /** @throws Error if the text was altered, or sealed for another tenant or purpose. */
  open(tenantId: string, purpose: string, sealed: string): string
  sealBytes(tenantId: string, purpose: string, bytes: Uint8Array): Buffer
  openBytes(tenantId: string, purpose: string, sealed: Uint8Array): Buffer
  /** A keyed hash by which equal values can be found again without being opened. */
  fingerprint(tenantId: string, purpose: string, text: string): string
}

/**
 * A vault over named keys: the first seals, all open.
 * Layout of sealed bytes: length of the key's name (1), name, nonce (12), tag (16), ciphertext.
 */
export function createVault(keys: readonly [VaultKey, ...VaultKey[]]): Vault {
  const derived = new Map(keys.map((key) => [key.id, derive(key.secret, 'zahltag field encryption')]))
  // The oldest key makes fingerprints, so that they stay findable when a new key is put in front.
  const oldest = keys[keys.length - 1] ?? keys[0]
  const fingerprintKey = derive(oldest.secret, 'zahltag field fingerprint')

  function sealBytes(tenantId: string, purpose: string, bytes: Uint8Array): Buffer {
    const id = keys[0].id
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, keyNamed(id), nonce)
    cipher.setAAD(bound(tenantId, purpose))
    const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([Buffer.of(id.length), Buffer.from(id), nonce, cipher.getAuthTag(), encrypted])
  }

  function openBytes(tenantId: string, purpose: string, sealed: Uint8Array): Buffer {
    const all = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    const nonceAt = 1 + (all[0] ?? 0)
    const tagAt = nonceAt + NONCE_BYTES
    const textAt = tagAt + TAG_BYTES
    const decipher = createDecipheriv(
      ALGORITHM,
      keyNamed(all.toString('utf8', 1, nonceAt)),
      all.subarray(nonceAt, tagAt),
    )
    decipher.setAAD(bound(tenantId, purpose))
    decipher.setAuthTag(all.subarray(tagAt, textAt))
    return Buffer.concat([decipher.update(all.subarray(textAt)), decipher.final()])
  }

  function keyNamed(id: string): Buffer {
    const key = derived.get(id)
    if (!key) throw new Error(`FIELD_KEYS has no key "${id}", with which a stored value was sealed`)
    return key
  }

  return {
    sealBytes,
    openBytes,
    seal: (tenantId, purpose, text) => sealBytes(tenantId, purpose, Buffer.from(text)).toString('base64url'),
    open: (tenantId, purpose, sealed) =>
      openBytes(tenantId, purpose, Buffer.from(sealed, 'base64url')).toString('utf8'),
    fingerprint: (tenantId, purpose, text) =>
      createHmac('sha256', fingerprintKey).update(bound(tenantId, purpose)).update(text).digest('base64url'),
  }
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

function bound(tenantId: string, purpose: string): Buffer {
  return Buffer.from(`${tenantId}\n${purpose}\n`)
}
