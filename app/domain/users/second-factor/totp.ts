import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Zahltag'
/** What every authenticator app supports (RFC 6238); some ignore other values in a URI. */
const FORMAT = { algorithm: 'SHA1', digits: 6, period: 30 }
const SIX_DIGITS = /^[0-9]{6}$/
/** The output length of SHA-1 (RFC 4226, 4). */
const SECRET_BYTES = 20
/** The phone's clock or a slow typist may be one step off. */
const DRIFT_STEPS = 1

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** URI for the QR code: the secret and the name shown in the app. */
export function totpUri(secret: string, { email, firm }: { email: string; firm: string }): string {
  // Apps split the label at colons.
  const label = `${email} (${firm.replaceAll(':', ' ')})`
  return new TOTP({ ...FORMAT, issuer: ISSUER, label, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step of a code, or undefined if it matches neither the current step nor its neighbours. */
export function stepOfCode(secret: string, code: string, atMs: number): number | undefined {
  // The library compares bytes and throws for six characters with more bytes.
  if (!SIX_DIGITS.test(code)) return undefined
  const totp = new TOTP({ ...FORMAT, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: atMs, window: DRIFT_STEPS })
  return delta === null ? undefined : totp.counter({ timestamp: atMs }) + delta
}
