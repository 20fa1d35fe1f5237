/** What a process looked like after a minute. */
export interface Sample {
  memoryMb: number
  descriptors: number
  walMb: number
  /** How long work waited for its turn in that minute. */
  p99Ms: number
  worstMs: number
  /** How long the process was ready to run while others had the processors. */
  waitedMs: number
  /** Of the machine. */
  load: number
  answered: number
}

type Figure = keyof Sample

/** What may come and go: a collection of garbage, a backup that reads, connections that are kept. */
const ROOM: Partial<Record<Figure, { part: number; share: number; more: number }>> = {
  // A busy machine leaves garbage for later: what is left after it was collected is what grows.
  memoryMb: { part: 0, share: 1.15, more: 20 },
  descriptors: { part: 0.5, share: 1, more: 20 },
  walMb: { part: 0.5, share: 1.2, more: 8 },
}

/** What the last third of a time has more of than the second: the first warms up. Says it in words. */
export function growing(samples: readonly Sample[]): string[] {
  const third = Math.floor(samples.length / 3)
  if (third === 0) return []
  return Object.entries(ROOM).flatMap(([name, { part, share, more }]) => {
    const of = (some: readonly Sample[]) => quantile(some, name as Figure, part)
    const [before, after] = [of(samples.slice(third, -third)), of(samples.slice(-third))]
    return after > before * share + more
      ? [`${name} grew from ${before.toFixed(0)} to ${after.toFixed(0)}`]
      : []
  })
}

export function sum(samples: readonly Sample[], figure: Figure): number {
  return samples.reduce((total, sample) => total + sample[figure], 0)
}

function quantile(samples: readonly Sample[], figure: Figure, part: number): number {
  const values = samples.map((sample) => sample[figure]).sort((a, b) => a - b)
  return values[Math.floor(values.length * part)] ?? 0
}
