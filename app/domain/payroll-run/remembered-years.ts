import type { Figures } from '../payroll/years/figures'

/** Of all firms together; the oldest are forgotten first. */
const MOST_KEPT = 10_000

/** New figures of a year are another object. */
const byFigures = new WeakMap<Figures, Map<string, boolean>>()

/**
 * What was found out of frozen payslips holds as long as the same ones count: `key` names the firm and all of them. Kept in
 * memory, and no more than a yes or no.
 */
export function remembered(figures: Figures, key: string, find: () => boolean): boolean {
  const kept = byFigures.get(figures) ?? new Map<string, boolean>()
  byFigures.set(figures, kept)
  const answer = kept.get(key) ?? find()
  kept.delete(key)
  kept.set(key, answer)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return answer
}
