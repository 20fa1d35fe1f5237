/** Coarse part, fine part and two check digits. */
const SHAPE = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/

/** Checks the form only, not the check digits. */
export function isLikeLeitwegId(text: string): boolean {
  return SHAPE.test(text.toUpperCase())
}

/** A Leitweg-ID in capitals, or undefined if its check digits (ISO 7064 MOD 97-10) are wrong. */
export function parseLeitwegId(text: string): string | undefined {
  const id = text.toUpperCase()
  const [, coarse = '', fine = '', check = ''] = SHAPE.exec(id) ?? []
  if (coarse === '') return undefined
  const digits = [...`${coarse}${fine}${check}`].map((sign) => parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n ? id : undefined
}
