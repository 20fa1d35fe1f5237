/**
 * Characters 80 to 9F, where Latin-1 has control characters; five are unassigned. `TextDecoder('windows-1252')` of several
 * Node versions that we allow reads Latin-1 here (nodejs/node 56542, 60888).
 */
export const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A byte without a letter stays the control character that it is in Latin-1. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return latin.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80))
}
