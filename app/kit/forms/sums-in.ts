import type { Cents } from '~/domain/values/money'
import { parseCents } from './decimal'

/** `1,720.15`, as the English write an amount. */
const ENGLISH = /^\D*\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?\D*$/
const CURRENCY = /(?:€|\beuros?\b|\beur\b)/gi

/** What the words of a search, and all of it together, are as amounts, by how they were typed. */
export function sumsIn(search: string): Record<string, Cents> {
  const typed = [search, ...search.split(/\s+/)]
  const sums = typed.map((text) => [text, centsOf(text)] as const)
  return Object.fromEntries(sums.filter((pair): pair is [string, Cents] => pair[1] !== undefined))
}

/** Whatever its sign, for people type none where the page shows one. */
function centsOf(text: string): Cents | undefined {
  const amount = text
    .replace(CURRENCY, '')
    .trim()
    .replace(/^[-−–]/, '')
  return parseCents(ENGLISH.test(amount) ? amount.replaceAll(',', '') : amount)
}
