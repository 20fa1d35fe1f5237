/** The first way round that leads back to where it began; none where there is no cycle. */
export function cycleIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const finished = new Set<string>()
  function visit(one: string, path: ReadonlySet<string>): string[] {
    if (path.has(one)) return [...path].slice([...path].indexOf(one)).concat(one)
    if (finished.has(one)) return []
    const longer = new Set(path).add(one)
    for (const next of edges.get(one) ?? []) {
      const cycle = visit(next, longer)
      if (cycle.length > 0) return cycle
    }
    finished.add(one)
    return []
  }
  for (const one of edges.keys()) {
    const cycle = visit(one, new Set())
    if (cycle.length > 0) return cycle
  }
  return []
}
