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
const ROOM: Partial<Record<Figure, { share: number; more: number }>> = {
  memoryMb: { share: 1.15, more: 20 },
  descriptors: { share: 1, more: 20 },
  walMb: { share: 1.2, more: 8 },
}

/** What the last third of a time has more of than the second: the first warms up. Says it in words. */
export function growing(samples: readonly Sample[]): string[] {
  const third = Math.floor(samples.length / 3)
  if (third === 0) return []
  return Object.entries(ROOM).flatMap(([name, { share, more }]) => {
    const figure = name as Figure
    const [before, after] = [
      median(samples.slice(third, -third), figure),
      median(samples.slice(-third), figure),
    ]
    return after > before * share + more
      ? [`${figure} grew from ${before.toFixed(0)} to ${after.toFixed(0)}`]
      : []
  })
}

export function sum(samples: readonly Sample[], figure: Figure): number {
  return samples.reduce((total, sample) => total + sample[figure], 0)
}

function median(samples: readonly Sample[], figure: Figure): number {
  const values = samples.map((sample) => sample[figure]).sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? 0
}
