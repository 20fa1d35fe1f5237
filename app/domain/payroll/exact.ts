/**
 * Exact arithmetic on whole numbers: amounts are cents as bigint, so `+`, `-` and `<` are the language's own,
 * a float cannot slip in (mixing throws), and `/` truncates, which is the plan's "ROUND_DOWN".
 * A rate is a whole number of millionths: 18.6 % is 186_000n.
 */

/** Euro cents inside the module; outside they are `Cents` (a safe integer). */
export type Amount = bigint

/** Millionths of one: `percent('18.6')` is 186_000n. */
export type Rate = bigint

export const ONE: Rate = 1_000_000n
const RATE_PLACES = 6
export const EURO: Amount = 100n
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** `'18.6'` (percent, at most four decimals) as a rate. */
export function percent(text: string): Rate {
  return scaled(text, RATE_PLACES - 2)
}

/** `'0.6619'` (at most six decimals) as a rate. */
export function fraction(text: string): Rate {
  return scaled(text, RATE_PLACES)
}

/** Decimal text as a whole number of 10^-places. @throws RangeError for more decimals than that */
export function scaled(text: string, places: number): bigint {
  const match = DECIMAL.exec(text)
  if (!match) throw new RangeError(`not a decimal number: ${text}`)
  const [, sign, whole = '', decimals = ''] = match
  if (decimals.length > places) throw new RangeError(`more than ${places} decimals: ${text}`)
  const digits = BigInt(whole + decimals.padEnd(places, '0'))
  return sign === '-' ? -digits : digits
}

export function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

export function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

export function notNegative(amount: Amount): Amount {
  return larger(amount, 0n)
}

export function total(amounts: Iterable<Amount>): Amount {
  let sum = 0n
  for (const amount of amounts) sum += amount
  return sum
}
