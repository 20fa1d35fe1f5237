import type { RuleResult } from './finding'
import type { EInvoice, Period, Text } from './model'

/** Whether there is anything but whitespace. */
export function says(text: Text): text is string {
  return text !== undefined && text.trim() !== ''
}

/** Whether the element exists, even empty. */
export function is<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

/** Whether a period with both dates does not end before it starts. */
export function isForward({ from, to, isUnread = false }: Period): boolean {
  return !is(from) || !is(to) || (!isUnread && says(from) && to >= from)
}

/** Whether the list has it; absent texts pass. */
export function listed(text: Text, list: { has: (code: string) => boolean }): true | { value: string } {
  return !is(text) || list.has(text.trim()) || { value: text }
}

/** Empty elements named at most. */
const MOST_EMPTY = 12

export function emptyOf({ empty = [] }: EInvoice): RuleResult {
  if (empty.length === 0) return true
  const others = empty.length > MOST_EMPTY ? ` … (+${empty.length - MOST_EMPTY})` : ''
  return { value: empty.slice(0, MOST_EMPTY).join(', ') + others }
}
