const MOST_KEPT = 1000

/**
 * Remembers what became of each text, for days and months: lists show the same ones again and again, and `Intl` takes
 * longer over one than React over its cell. Forgets all of them when there are too many.
 */
export function keptFormat(format: (text: string) => string): (text: string) => string {
  const kept = new Map<string, string>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = format(text)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(text, made)
    return made
  }
}
