import type { DraftLine } from '../invoices/drafts/draft-lines'
import type { DateText } from '../values/calendar'
import { type Cents, eurosOf } from '../values/money'

/** What is billed each interval. */
export type ContractLine = DraftLine

/** What is billed from a day on. */
export interface Prices {
  from: DateText
  lines: ContractLine[]
}

/** The prices of a contract, the oldest first. */
export function parsePrices(json: string): Prices[] {
  return (JSON.parse(json) as StoredPrices[]).map(({ from, lines }) => ({ from, lines: lines.map(asLine) }))
}

/** Prices had two decimals, in cents, before 0.6.0. */
type StoredLine = ContractLine | (Omit<ContractLine, 'unitPrice'> & { unitPriceCents: Cents })
type StoredPrices = { from: DateText; lines: StoredLine[] }

function asLine(stored: StoredLine): ContractLine {
  if (!('unitPriceCents' in stored)) return stored
  const { unitPriceCents, ...line } = stored
  return { ...line, unitPrice: eurosOf(unitPriceCents) }
}

export function toPricesJson(prices: readonly Prices[]): string {
  return JSON.stringify(prices)
}

/** What is billed on a day: before the first prices, those. */
export function linesOn(prices: readonly Prices[], day: DateText): ContractLine[] {
  return (prices.findLast(({ from }) => from <= day) ?? prices[0])?.lines ?? []
}

/**
 * Whether the prices of a day can be taken back: they are not in force yet, and others remain for now and for the
 * first day.
 */
export function isWithdrawable(
  { prices, startsOn }: { prices: readonly Prices[]; startsOn: DateText },
  from: DateText,
  today: DateText,
): boolean {
  const needed = today > startsOn ? today : startsOn
  return from > today && prices.some((one) => one.from !== from && one.from <= needed)
}

/** With other lines from a day on; those that were to begin on the same day are replaced. */
export function withPrices(prices: readonly Prices[], { from, lines }: Prices): Prices[] {
  const others = prices.filter((one) => one.from !== from)
  return [...others, { from, lines }].sort((one, other) => one.from.localeCompare(other.from))
}
