import Big from 'big.js'
import type { Text } from './model'

/** An XML decimal; undefined if it is not one. */
export function decimal(text: Text): Big | undefined {
  const plain = text?.trim() ?? ''
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) && plain.length <= LONGEST
    ? new Big(plain.replace(/^\+/, '').replace(/\.$/, ''))
    : undefined
}

const LONGEST = 40

/** Anything that is not a number counts as 0. */
export function total(texts: readonly Text[]): Big {
  return texts.reduce((sum, text) => sum.plus(decimal(text) ?? 0), new Big(0))
}

export function rounded(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}

export function hasTwoDecimals(text: Text): boolean {
  return (text?.trim().split('.')[1] ?? '').length <= 2
}
