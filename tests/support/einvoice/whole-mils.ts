/** Where these rules compare amounts as floats. */
const EQUALS: Readonly<Record<string, string>> = {
  'BR-O-08': 'ram:BasisAmount = ',
  'BR-S-08': '../ram:BasisAmount = (',
}

/** In floats, 29.96 + 0.01 is not 29.97. Keeps tenths of a cent distinct. */
export function inMils(id: string, test: string): string {
  if (id === 'BR-CO-16') return test.replace(/xs:decimal\(([^()]+)\)/g, 'round(xs:decimal($1) * 1000)')
  const equals = EQUALS[id]
  if (equals === undefined || !test.includes(equals)) return test
  const [amount = ''] = equals.split(' ')
  const closing = equals.endsWith('(') ? ')' : '))'
  return `${test.replace(equals, `round(${amount} * 1000) = round(1000 * (`)}${closing}`
}
