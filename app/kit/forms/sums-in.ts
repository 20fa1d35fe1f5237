import type { SumRange } from '~/domain/invoices/matching.server'
import { parseCents } from './decimal'

const ENGLISH_AMOUNT = /^\D*\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?\D*$/
const CURRENCY = /(?:€|\beuros?\b|\beur\b)/gi

/** Amounts in a search, or their beginnings from the euro on, as a whole and word by word; keys are the typed text. */
export function sumsIn(search: string): Record<string, SumRange> {
  const typed = [search, ...search.split(/\s+/)]
  const sums = typed.map((text) => [text, rangeOf(text)] as const)
  return Object.fromEntries(sums.filter((pair): pair is [string, SumRange] => pair[1] !== undefined))
}

/** Absolute value, as people leave out the sign. */
function rangeOf(text: string): SumRange | undefined {
  const amount = text
    .replace(CURRENCY, '')
    .trim()
    .replace(/^[-−–]/, '')
  const from = parseCents(ENGLISH_AMOUNT.test(amount) ? amount.replaceAll(',', '') : amount)
  if (from === undefined) return undefined
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(amount) ?? []
  return { from, to: from + 10 ** (2 - decimals.length) - 1 }
}
