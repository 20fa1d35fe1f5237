const GLN = /^\d{13}$/

/** A Global Location Number without spaces, or undefined if it is not valid (GS1 check digit). */
export function parseGln(text: string): string | undefined {
  const gln = text.replace(/\s/g, '')
  if (!GLN.test(gln)) return undefined
  const sum = [...gln.slice(0, -1)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(gln.slice(-1)) ? gln : undefined
}

/** Checks the form only, not the check digit. */
export function isLikeGln(text: string): boolean {
  return GLN.test(text.replace(/\s/g, ''))
}
