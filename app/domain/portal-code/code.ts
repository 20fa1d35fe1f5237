import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../links/token'

const DIGITS = 6
/** How long a mailed code can be entered. */
export const CODE_SECONDS = 10 * 60

export interface CodeSource {
  tenantId: string
  id: string
  keyId: string
}

/** The code of a request, derived anew each time and stored nowhere. Undefined once its key has been retired. */
export function codeOf(keyring: Keyring, { tenantId, id, keyId }: CodeSource): string | undefined {
  const key = keyring.keyFor(keyId, 'code')
  if (!key) return undefined
  const mac = createHmac('sha256', key).update(`${tenantId}\n${id}`).digest()
  return String(mac.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}

/** Whether an entered code is right; in constant time. */
export function isCodeOf(keyring: Keyring, source: CodeSource, entered: string): boolean {
  const code = codeOf(keyring, source)
  if (code === undefined || entered.length !== code.length) return false
  return timingSafeEqual(Buffer.from(code), Buffer.from(entered.replace(/[^\d]/g, '-')))
}
