/** Coarse address of 2 to 12 digits, optional fine address, two check digits. */
const FORM = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/

/** Whether a buyer reference looks like a Leitweg-ID, and whether its check digits (ISO 7064 MOD 97-10) are right. */
export function judgeLeitwegId(reference: string): 'right' | 'wrong-digits' | 'other' {
  const [, coarse, fine = '', check] = FORM.exec(reference.trim().toUpperCase()) ?? []
  if (coarse === undefined || check === undefined) return 'other'
  const digits = `${coarse}${fine}${check}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - A + 10),
  )
  return BigInt(digits) % 97n === 1n ? 'right' : 'wrong-digits'
}

const A = 'A'.charCodeAt(0)
