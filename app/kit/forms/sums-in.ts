import type { Cents } from '~/domain/values/money'
import { parseCents } from './decimal'

const ENGLISH_AMOUNT = /^\D*\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?\D*$/
const CURRENCY = /(?:€|\beuros?\b|\beur\b)/gi

/** Amounts in a search, as a whole and word by word; keys are the typed text. */
export function sumsIn(search: string): Record<string, Cents> {
  const typed = [search, ...search.split(/\s+/)]
  const sums = typed.map((text) => [text, centsOf(text)] as const)
  return Object.fromEntries(sums.filter((pair): pair is [string, Cents] => pair[1] !== undefined))
}

/** Absolute value, as people leave out the sign. */
function centsOf(text: string): Cents | undefined {
  const amount = text
    .replace(CURRENCY, '')
    .trim()
    .replace(/^[-−–]/, '')
  return parseCents(ENGLISH_AMOUNT.test(amount) ? amount.replaceAll(',', '') : amount)
}
