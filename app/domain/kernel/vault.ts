import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface VaultKey {
  id: string
  secret: Buffer
}

/** What a sealed value is bound to. In another tenant, column or row it does not open. */
export interface Place {
  tenantId: string
  purpose: string
  rowId: string
}

/** Seals what a stolen database file must not reveal: pay, bank accounts, what people wrote. */
export interface Vault {
  seal(place: Place, text: string): string
  /** @throws Error if the text was altered, or sealed for another place. */
  open(place: Place, sealed: string): string
  sealBytes(place: Place, bytes: Uint8Array): Buffer
  openBytes(place: Place, sealed: Uint8Array): Buffer
  /** Only for the migration that binds the values of older releases to their rows. */
  openUnbound(tenantId: string, purpose: string, sealed: Uint8Array): Buffer
  /** A keyed hash, to find equal values without opening them. */
  fingerprint(tenantId: string, purpose: string, text: string): string
}

/**
 * A vault over named keys: the first seals, all open. Layout of sealed bytes: length of the key's name (1), name, nonce
 * (12), tag (16), ciphertext.
 */
export function createVault(keys: readonly [VaultKey, ...VaultKey[]]): Vault {
  const derived = new Map(keys.map((key) => [key.id, derive(key.secret, 'zahltag field encryption')]))
  // The oldest key makes fingerprints, so that they stay the same when a new key is added in front.
  const oldest = keys[keys.length - 1] ?? keys[0]
  const fingerprintKey = derive(oldest.secret, 'zahltag field fingerprint')

  function sealBytes(place: Place, bytes: Uint8Array): Buffer {
    const id = keys[0].id
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, keyNamed(id), nonce)
    cipher.setAAD(bound(place))
    const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([Buffer.of(id.length), Buffer.from(id), nonce, cipher.getAuthTag(), encrypted])
  }

  function decipher(authenticated: Buffer, sealed: Uint8Array): Buffer {
    const all = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    const nonceAt = 1 + (all[0] ?? 0)
    const tagAt = nonceAt + NONCE_BYTES
    const textAt = tagAt + TAG_BYTES
    if (all.length < textAt) throw new Error('a sealed value is cut short')
    const key = keyNamed(all.toString('utf8', 1, nonceAt))
    // Without the length, a value cut down to four bytes of tag would be opened by these four.
    const opening = createDecipheriv(ALGORITHM, key, all.subarray(nonceAt, tagAt), {
      authTagLength: TAG_BYTES,
    })
    opening.setAAD(authenticated)
    opening.setAuthTag(all.subarray(tagAt, textAt))
    return Buffer.concat([opening.update(all.subarray(textAt)), opening.final()])
  }

  function keyNamed(id: string): Buffer {
    const key = derived.get(id)
    if (!key) throw new Error(`FIELD_KEYS has no key "${id}", with which a stored value was sealed`)
    return key
  }

  return {
    sealBytes,
    openBytes: (place, sealed) => decipher(bound(place), sealed),
    seal: (place, text) => sealBytes(place, Buffer.from(text)).toString('base64url'),
    open: (place, sealed) => decipher(bound(place), Buffer.from(sealed, 'base64url')).toString('utf8'),
    openUnbound: (tenantId, purpose, sealed) => decipher(unbound(tenantId, purpose), sealed),
    fingerprint: (tenantId, purpose, text) =>
      createHmac('sha256', fingerprintKey)
        .update(unbound(tenantId, purpose))
        .update(text)
        .digest('base64url'),
  }
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

function bound({ tenantId, purpose, rowId }: Place): Buffer {
  return Buffer.from(`${tenantId}\n${purpose}\n${rowId}\n`)
}

function unbound(tenantId: string, purpose: string): Buffer {
  return Buffer.from(`${tenantId}\n${purpose}\n`)
}
