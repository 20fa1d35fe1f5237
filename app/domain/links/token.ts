import { createHmac, hkdfSync, timingSafeEqual, webcrypto } from 'node:crypto'
import { CompactSign } from 'jose'
import type { AccountLinkPurpose, LinkPurpose } from '~db/schema'

const ALGORITHM = 'HS256'
/** The `typ` of tokens up to 0.2.1, which also contain purpose and expiry. */
const FIRST_TYPE = 'link+jwt'
const LONGEST_TOKEN = 512
const ID_PATTERN = /^[A-Za-z0-9_-]{22}$/

/** Pages of customers and employees, or office accounts; `code` is used for no token. */
export type TokenPurpose = LinkPurpose | AccountLinkPurpose | 'code'

const PURPOSES: TokenPurpose[] = ['rechnung', 'portal', 'mitarbeiter-portal', 'einladung', 'passwort', 'code']

interface LinkKey {
  id: string
  secret: Buffer
}

/** Keys of access links: one derived key per key and purpose. */
export interface Keyring {
  currentKeyId: string
  keyFor(keyId: string, purpose: TokenPurpose): Uint8Array | undefined
}

/** The link of a token. The key implies the purpose; the link's row has the expiry. */
export interface LinkClaims {
  keyId: string
  purpose: TokenPurpose
  id: string
}

/** `expires` (seconds since 1970): only in tokens up to 0.2.1. */
export type VerifiedClaims = LinkClaims & { expires?: number }

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
 * @throws Error if the key that signed the link is no longer in the keyring.
 */
export async function signToken(keyring: Keyring, claims: LinkClaims): Promise<string> {
  const key = keyring.keyFor(claims.keyId, claims.purpose)
  if (!key) throw new Error(`LINK_KEYS has no key "${claims.keyId}"`)
  return new CompactSign(new TextEncoder().encode(JSON.stringify({ jti: claims.id })))
    .setProtectedHeader({ alg: ALGORITHM, kid: claims.keyId })
    .sign(await imported(key))
}

/**
 * Claims of a token for one purpose; undefined for anything this keyring did not sign for it. An expired token still
 * verifies: the link's row decides whether it opens anything.
 */
export async function verifyToken(
  keyring: Keyring,
  purpose: TokenPurpose,
  token: string,
): Promise<VerifiedClaims | undefined> {
  if (token.length > LONGEST_TOKEN || !isCanonical(token)) return undefined
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { alg, kid, ...more } = jsonIn(header)
  if (alg !== ALGORITHM || typeof kid !== 'string') return undefined
  const key = keyring.keyFor(kid, purpose)
  if (!key || !isSigned(`${header}.${payload}`, signature, key)) return undefined
  const { jti, ...rest } = jsonIn(payload)
  if (typeof jti !== 'string' || !ID_PATTERN.test(jti)) return undefined
  const claims = { keyId: kid, purpose, id: jti }
  if (isEmpty(more) && isEmpty(rest)) return claims
  const { aud, exp } = rest
  const isFirstForm = more.typ === FIRST_TYPE && more.crit === undefined && aud === purpose
  return isFirstForm && typeof exp === 'number' ? { ...claims, expires: exp } : undefined
}

/** True if the token has no expiry, or the same as the link's row. */
export function endsAsTokenSays(link: { expires_at: string }, { expires }: VerifiedClaims): boolean {
  return expires === undefined || Date.parse(link.expires_at) === expires * 1000
}

function isEmpty(members: object): boolean {
  return Object.keys(members).length === 0
}

/** Checked here and not by jose, whose WebCrypto call takes a thread and ten times as long. */
function isSigned(text: string, signature: string, key: Uint8Array): boolean {
  const right = createHmac('sha256', key).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.byteLength === right.byteLength && timingSafeEqual(given, right)
}

/** A JSON object in base64url; empty for anything else. */
function jsonIn(segment: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(Buffer.from(segment, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}

/** The unused last bits of base64url may differ; only the form that we write counts. */
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

/** The key as a CryptoKey: given bytes, jose would import them for every token. */
function imported(key: Uint8Array): Promise<CryptoKey> {
  const known = importedKeys.get(key)
  if (known) return known
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const fresh = webcrypto.subtle.importKey('raw', key, algorithm, false, ['sign', 'verify'])
  importedKeys.set(key, fresh)
  return fresh
}
