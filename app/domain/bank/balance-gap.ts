import { type Cents, sum } from '../values/money'

interface Balanced {
  opening: { cents: Cents } | null
  closing: { cents: Cents } | null
  entries: readonly { cents: Cents }[]
}

/**
 * What the closing balance has more than opening balance and entries make; 0 if all adds up, null where the file does
 * not say both balances.
 */
export function balanceGap({ opening, closing, entries }: Balanced): Cents | null {
  if (!opening || !closing) return null
  return closing.cents - opening.cents - sum(entries.map(({ cents }) => cents))
}
