import { type Amount, EURO, ONE, type Rate } from './exact'

/** `rate` of an amount, fractions of a cent dropped. */
export function truncatedShare(amount: Amount, rate: Rate): Amount {
  return (amount * rate) / ONE
}

/** `rate` of an amount in whole cents, half a cent up (§ 1 (2) BVV). */
export function roundedShare(amount: Amount, rate: Rate): Amount {
  return divideRounding(amount * rate, ONE)
}

/** The nearest whole number to a quotient by a positive divisor, halves away from zero. */
export function divideRounding(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + (dividend < 0n ? -divisor : divisor)) / (2n * divisor)
}

/** Rounded down to whole euros, towards zero (the plan's rounding down to full euros). */
export function wholeEuros(amount: Amount): Amount {
  return (amount / EURO) * EURO
}

/** Rounded up to whole euros, away from zero (the plan's "ROUND_UP"). */
export function wholeEurosUp(amount: Amount): Amount {
  const down = wholeEuros(amount)
  if (down === amount) return amount
  return amount < 0n ? down - EURO : down + EURO
}
