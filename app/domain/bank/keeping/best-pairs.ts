/** Two things that may be one, and how much speaks for it. */
export interface Pair {
  one: number
  other: number
  isSure: boolean
  score: number
}

/**
 * The pairs that go together: as many that are sure as there can be, then as many others; of these, first what most speaks
 * for. Each is in one pair at most. By augmenting paths (Kuhn).
 */
export function bestPairs(pairs: readonly Pair[]): Pair[] {
  const byOne = new Map<number, Pair>()
  const byOther = new Map<number, Pair>()
  for (const isSure of [true, false]) {
    const fixed = { ones: new Set(byOne.keys()), others: new Set(byOther.keys()) }
    const some = pairs
      .filter((pair) => pair.isSure === isSure && !fixed.ones.has(pair.one) && !fixed.others.has(pair.other))
      .sort((one, other) => other.score - one.score || one.one - other.one || one.other - other.other)
    for (const pair of some) if (!byOne.has(pair.one) && !byOther.has(pair.other)) take(pair)
    const choices = new Map<number, Pair[]>()
    for (const pair of some) choices.set(pair.one, [...(choices.get(pair.one) ?? []), pair])
    for (const one of choices.keys()) if (!byOne.has(one)) augment(one, choices, new Set())
  }
  return [...byOne.values()]

  function take(pair: Pair): void {
    byOne.set(pair.one, pair)
    byOther.set(pair.other, pair)
  }

  /** Finds one a partner by giving others another one. */
  function augment(one: number, choices: ReadonlyMap<number, Pair[]>, seen: Set<number>): boolean {
    for (const pair of choices.get(one) ?? []) {
      if (seen.has(pair.other)) continue
      seen.add(pair.other)
      const taken = byOther.get(pair.other)
      if (taken && !augment(taken.one, choices, seen)) continue
      take(pair)
      return true
    }
    return false
  }
}
