/** Will be imported, may exist already, or cannot be imported. */
export type RowFinding = 'new' | 'alike' | 'wrong'

export interface Findings {
  /** Text key of the fault of each field. */
  faults?: Record<string, string>
  alike?: string[]
  /** Earlier rows of the file that may be the same. */
  lines?: number[]
}

const RANKS = { wrong: 0, alike: 1, new: 2 } as const satisfies Record<RowFinding, number>

export function rankOf(finding: RowFinding): number {
  return RANKS[finding]
}

export function findingOf(rank: number): RowFinding {
  return (Object.keys(RANKS) as RowFinding[]).find((finding) => RANKS[finding] === rank) ?? 'wrong'
}
