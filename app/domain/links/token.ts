import { createHmac, hkdfSync, timingSafeEqual, webcrypto } from 'node:crypto'
import { CompactSign } from 'jose'
import type { AccountLinkPurpose, LinkPurpose } from '~db/schema'

const ALGORITHM = 'HS256'
const TYPE = 'link+jwt'
const LONGEST_TOKEN = 512
const ID_PATTERN = /^[A-Za-z0-9_-]{22}$/

/** What a token can be for: pages of customers and employees, or accounts of the office; `code` is for no token. */
export type TokenPurpose = LinkPurpose | AccountLinkPurpose | 'code'

const PURPOSES: TokenPurpose[] = ['rechnung', 'portal', 'mitarbeiter-portal', 'einladung', 'passwort', 'code']

interface LinkKey {
  id: string
  secret: Buffer
}

/** The keys of access links, one derived key per key and purpose. */
export interface Keyring {
  /** The id of the key that signs new links. */
  currentKeyId: string
  keyFor(keyId: string, purpose: TokenPurpose): Uint8Array | undefined
}

/** What a token says: which link, for what, until when (seconds since 1970). */
export interface LinkClaims {
  keyId: string
  purpose: TokenPurpose
  id: string
  expires: number
}

/** A keyring over named keys: the first signs, all verify. */
export function createKeyring(keys: readonly [LinkKey, ...LinkKey[]]): Keyring {
  const derived = new Map<string, Uint8Array>()
  for (const key of keys) {
    for (const purpose of PURPOSES) {
      const bytes = hkdfSync('sha256', key.secret, '', `zahltag link ${purpose}`, 32)
      derived.set(`${key.id} ${purpose}`, new Uint8Array(bytes))
    }
  }
  return {
    currentKeyId: keys[0].id,
    keyFor: (keyId, purpose) => derived.get(`${keyId} ${purpose}`),
  }
}

/**
 * The token of a link (JWS compact, RFC 7515). The same claims give the same token, so it is never stored.
 * @throws Error if the key that once signed the link is no longer in the keyring.
 */
export async function signToken(keyring: Keyring, claims: LinkClaims): Promise<string> {
  const key = keyring.keyFor(claims.keyId, claims.purpose)
  if (!key) throw new Error(`LINK_KEYS has no key "${claims.keyId}"`)
  const payload = JSON.stringify({ aud: claims.purpose, jti: claims.id, exp: claims.expires })
  return new CompactSign(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: ALGORITHM, kid: claims.keyId, typ: TYPE })
    .sign(await imported(key))
}

/**
 * The claims of a token for one purpose, or undefined for anything that this keyring did not sign for it.
 * An expired token still verifies: the link's row decides whether it opens anything.
 */
export async function verifyToken(
  keyring: Keyring,
  purpose: TokenPurpose,
  token: string,
): Promise<LinkClaims | undefined> {
  if (token.length > LONGEST_TOKEN || !isCanonical(token)) return undefined
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { alg, kid, typ, crit } = jsonIn(header)
  if (alg !== ALGORITHM || typ !== TYPE || crit !== undefined || typeof kid !== 'string') return undefined
  const key = keyring.keyFor(kid, purpose)
  if (!key || !isSigned(`${header}.${payload}`, signature, key)) return undefined
  const { aud, jti, exp } = jsonIn(payload)
  if (aud !== purpose || typeof jti !== 'string' || !ID_PATTERN.test(jti)) return undefined
  return typeof exp === 'number' ? { keyId: kid, purpose, id: jti, expires: exp } : undefined
}

/** Checked here and not by jose, which goes through WebCrypto: a job for another thread, ten times the time. */
function isSigned(text: string, signature: string, key: Uint8Array): boolean {
  const right = createHmac('sha256', key).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.byteLength === right.byteLength && timingSafeEqual(given, right)
}

/** The members of a JSON object in base64url; none for anything else. */
function jsonIn(segment: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(Buffer.from(segment, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}

/** The unused last bits of base64url may differ; only the one form that we write counts. */
function isCanonical(token: string): boolean {
  const segments = token.split('.')
  return (
    segments.length === 3 &&
    segments.every(
      (segment) => segment !== '' && Buffer.from(segment, 'base64url').toString('base64url') === segment,
    )
  )
}

const importedKeys = new WeakMap<Uint8Array, Promise<CryptoKey>>()

/** The key as jose works with it. Given bytes, jose would import them anew for every token. */
function imported(key: Uint8Array): Promise<CryptoKey> {
  const known = importedKeys.get(key)
  if (known) return known
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const fresh = webcrypto.subtle.importKey('raw', key, algorithm, false, ['sign', 'verify'])
  importedKeys.set(key, fresh)
  return fresh
}
