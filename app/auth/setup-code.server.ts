import { hkdfSync, timingSafeEqual } from 'node:crypto'
import { readableCode, typedCode } from '~/domain/values/readable-code'

const CODE_LETTERS = 28

/**
 * The code that the set-up page asks for: anyone who can read the console runs the machine. Derived from the
 * link key, so that it is stored nowhere and stays the same until the set-up is done.
 */
export function setupCode(secret: Buffer): string {
  return readableCode(Buffer.from(hkdfSync('sha256', secret, '', 'zahltag setup code', CODE_LETTERS)))
}

/** Ignores case and dashes. */
export function isSetupCode(secret: Buffer, text: string): boolean {
  const typed = Buffer.from(typedCode(text))
  const right = Buffer.from(typedCode(setupCode(secret)))
  return typed.length === right.length && timingSafeEqual(typed, right)
}
