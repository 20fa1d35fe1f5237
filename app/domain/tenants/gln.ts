const GLN = /^\d{13}$/

/** A Global Location Number without blanks, or undefined if it cannot be one: GS1 gives it a check digit. */
export function parseGln(text: string): string | undefined {
  const gln = text.replace(/\s/g, '')
  if (!GLN.test(gln)) return undefined
  const sum = [...gln.slice(0, -1)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(gln.slice(-1)) ? gln : undefined
}

/** Whether a text has the form of one, whatever its check digit says. */
export function isLikeGln(text: string): boolean {
  return GLN.test(text.replace(/\s/g, ''))
}
