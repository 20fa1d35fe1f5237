import Big from 'big.js'

/** Integer euro cents; negative for credits and cancellations. */
export type Cents = number

/** A decimal number as text (`"7.5"`, `"-0.25"`), for quantities and rates; never a float. */
export type DecimalText = string

/**
 * Rounds exact cents to whole cents, half away from zero, so that a cancellation mirrors its invoice. The only rounding of
 * money in invoicing.
 */
export function roundToCents(cents: Big): Cents {
  // Adding 0 turns −0, which would be printed as “−0,00”, into 0.
  return cents.round(0, Big.roundHalfUp).toNumber() + 0
}

/** Quantity × unit price (euros) in whole cents. */
export function multiply(quantity: DecimalText, unitPrice: DecimalText): Cents {
  return roundToCents(new Big(quantity).times(unitPrice).times(100))
}

/** Cents as euros with two places, for amounts that programs read: `1250` → `"12.50"`. */
export function amountOf(cents: Cents): DecimalText {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Cents as euros, for prices: `1250` → `"12.5"`. */
export function eurosOf(cents: Cents): DecimalText {
  return new Big(cents).div(100).toFixed()
}

/** `rate` percent (decimal text, `"19"`) of an amount, in whole cents. */
export function percentOf(rate: DecimalText, amountCents: Cents): Cents {
  return roundToCents(new Big(amountCents).times(rate).div(100))
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}
