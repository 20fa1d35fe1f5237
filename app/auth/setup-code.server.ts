import { hkdfSync, timingSafeEqual } from 'node:crypto'

const CODE_BYTES = 8
/** No letters that look like figures. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The code that the first-run page asks for: whoever can read the console runs the machine. Derived from the
 * key of the links, so that it lies nowhere and stays the same until the set-up is done.
 */
export function setupCode(secret: Buffer): string {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'zahltag setup code', CODE_BYTES * 2))
  const letters = Array.from(bytes.subarray(0, CODE_BYTES * 2), (byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Whether somebody typed the code, in any case and with or without its dashes. */
export function isSetupCode(secret: Buffer, text: string): boolean {
  const typed = Buffer.from(text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  const right = Buffer.from(setupCode(secret).replaceAll('-', ''))
  return typed.length === right.length && timingSafeEqual(typed, right)
}
