import { hkdfSync, timingSafeEqual } from 'node:crypto'
import { readableCode, typedCode } from '~/domain/readable-code'

const CODE_LETTERS = 16

/**
 * The code that the first-run page asks for: whoever can read the console runs the machine. Derived from the
 * key of the links, so that it lies nowhere and stays the same until the set-up is done.
 */
export function setupCode(secret: Buffer): string {
  return readableCode(Buffer.from(hkdfSync('sha256', secret, '', 'zahltag setup code', CODE_LETTERS)))
}

/** Whether somebody typed the code, in any case and with or without its dashes. */
export function isSetupCode(secret: Buffer, text: string): boolean {
  const typed = Buffer.from(typedCode(text))
  const right = Buffer.from(typedCode(setupCode(secret)))
  return typed.length === right.length && timingSafeEqual(typed, right)
}
