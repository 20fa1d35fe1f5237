import type { DraftLine } from '../invoices/drafts/draft-lines'
import type { DateText } from '../values/calendar'
import { type Cents, eurosOf } from '../values/money'

export type ContractLine = DraftLine

export interface Prices {
  from: DateText
  lines: ContractLine[]
}

/** Oldest first. */
export function parsePrices(json: string): Prices[] {
  return (JSON.parse(json) as StoredPrices[]).map(({ from, lines }) => ({ from, lines: lines.map(asLine) }))
}

/** Before 0.6.0 prices had two decimals, in cents. */
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

/** Lines billed on a day; before the first prices, those. */
export function linesOn(prices: readonly Prices[], day: DateText): ContractLine[] {
  return (prices.findLast(({ from }) => from <= day) ?? prices[0])?.lines ?? []
}

/** Whether the prices of a day can be withdrawn: they are in the future, and others remain for now and for the first day. */
export function isWithdrawable(
  { prices, startsOn }: { prices: readonly Prices[]; startsOn: DateText },
  from: DateText,
  today: DateText,
): boolean {
  const needed = today > startsOn ? today : startsOn
  return from > today && prices.some((one) => one.from !== from && one.from <= needed)
}

/** Adds lines from a day on; replaces those of the same day. */
export function withPrices(prices: readonly Prices[], { from, lines }: Prices): Prices[] {
  const others = prices.filter((one) => one.from !== from)
  return [...others, { from, lines }].sort((one, other) => one.from.localeCompare(other.from))
}
