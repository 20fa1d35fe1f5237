import type { RuleResult } from './finding'
import type { EInvoice, Period, Text } from './model'

/** Whether there is anything but blanks. */
export function says(text: Text): text is string {
  return text !== undefined && text.trim() !== ''
}

/** Whether the element is there, be it empty. */
export function is<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

/** Whether a period that has both ends does not end before it begins. */
export function isForward({ from, to, isUnread = false }: Period): boolean {
  return !is(from) || !is(to) || (!isUnread && says(from) && to >= from)
}

/** Of those that are said, whether the list has it. */
export function listed(text: Text, list: { has: (code: string) => boolean }): true | { value: string } {
  return !is(text) || list.has(text.trim()) || { value: text }
}

/** So many are named. */
const MOST_EMPTY = 12

/** The elements that are there and say nothing. */
export function emptyOf({ empty = [] }: EInvoice): RuleResult {
  if (empty.length === 0) return true
  const others = empty.length > MOST_EMPTY ? ` … (+${empty.length - MOST_EMPTY})` : ''
  return { value: empty.slice(0, MOST_EMPTY).join(', ') + others }
}
