import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Zahltag'
/** What every authenticator app understands (RFC 6238); some ignore a URI that says otherwise. */
const FORMAT = { algorithm: 'SHA1', digits: 6, period: 30 }
const SIX_DIGITS = /^[0-9]{6}$/
/** As long as what SHA-1 gives out (RFC 4226, 4). */
const SECRET_BYTES = 20
/** A phone's clock may be one step off, or its owner a slow typist. */
const DRIFT_STEPS = 1

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address behind the QR code: the secret, and under which name the app shows it. */
export function totpUri(secret: string, { email, firm }: { email: string; firm: string }): string {
  // Apps split a label at its colons.
  const label = `${email} (${firm.replaceAll(':', ' ')})`
  return new TOTP({ ...FORMAT, issuer: ISSUER, label, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step of a code, or undefined if it fits neither the present step nor its neighbours. */
export function stepOfCode(secret: string, code: string, atMs: number): number | undefined {
  // The library compares bytes and throws at six letters that have more of them.
  if (!SIX_DIGITS.test(code)) return undefined
  const totp = new TOTP({ ...FORMAT, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: atMs, window: DRIFT_STEPS })
  return delta === null ? undefined : totp.counter({ timestamp: atMs }) + delta
}
