/** Without letters that look like digits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Random bytes as a code to read out and type: five bits of each, in groups of four. */
export function readableCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** The code as typed, without dashes and spaces and in capitals. */
export function typedCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
