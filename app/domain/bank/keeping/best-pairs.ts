/** Two things that may be one, and how much speaks for it. */
export interface Pair {
  one: number
  other: number
  isSure: boolean
  score: number
}

const PAIRS_A_STEP = 2000

/**
 * The pairs that go together: as many that are sure as there can be, then as many others; of these, first what most speaks
 * for, and of equal ones what comes first. Each is in one pair at most. By augmenting paths (Kuhn), in steps.
 */
export function* pairing(pairs: readonly Pair[]): Generator<void, Pair[]> {
  const paired: Paired = { byOne: new Map(), byOther: new Map() }
  for (const isSure of [true, false]) {
    const choices = yield* takeBest(yield* bestFirst(pairs, paired, isSure), paired)
    // What was tried in vain once leads nowhere later either.
    const inVain = new Set<number>()
    for (const one of choices.keys()) {
      if (paired.byOne.has(one)) continue
      yield
      const seen = new Set<number>()
      if (!augment(one, { choices, paired, seen, inVain })) for (const other of seen) inVain.add(other)
    }
  }
  return [...paired.byOne.values()]
}

interface Paired {
  byOne: Map<number, Pair>
  byOther: Map<number, Pair>
}

/** Those that are sure, or are not, of what has no partner yet; in lists of one score. */
function* bestFirst(
  pairs: readonly Pair[],
  { byOne, byOther }: Paired,
  isSure: boolean,
): Generator<void, Pair[][]> {
  const byScore = new Map<number, Pair[]>()
  for (const [index, pair] of pairs.entries()) {
    if (index % PAIRS_A_STEP === PAIRS_A_STEP - 1) yield
    if (pair.isSure === isSure && !byOne.has(pair.one) && !byOther.has(pair.other))
      addTo(byScore, pair.score, pair)
  }
  return [...byScore].sort(([one], [other]) => other - one).map(([, equal]) => equal)
}

/** Takes each that is still free, and says what every one may choose. */
function* takeBest(lists: readonly Pair[][], paired: Paired): Generator<void, ReadonlyMap<number, Pair[]>> {
  const choices = new Map<number, Pair[]>()
  for (const list of lists)
    for (const [index, pair] of list.entries()) {
      if (index % PAIRS_A_STEP === PAIRS_A_STEP - 1) yield
      addTo(choices, pair.one, pair)
      if (!paired.byOne.has(pair.one) && !paired.byOther.has(pair.other)) take(pair, paired)
    }
  return choices
}

function take(pair: Pair, { byOne, byOther }: Paired): void {
  byOne.set(pair.one, pair)
  byOther.set(pair.other, pair)
}

interface Search {
  choices: ReadonlyMap<number, Pair[]>
  paired: Paired
  seen: Set<number>
  inVain: ReadonlySet<number>
}

/** Finds one a partner by giving others another one. */
function augment(one: number, search: Search): boolean {
  for (const pair of search.choices.get(one) ?? []) {
    if (search.seen.has(pair.other) || search.inVain.has(pair.other)) continue
    search.seen.add(pair.other)
    const taken = search.paired.byOther.get(pair.other)
    if (taken && !augment(taken.one, search)) continue
    take(pair, search.paired)
    return true
  }
  return false
}

export function addTo<Key, One>(lists: Map<Key, One[]>, key: Key, one: One): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}
