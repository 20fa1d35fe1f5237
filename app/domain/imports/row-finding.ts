/** What becomes of a row: it is taken over, may be there already, or cannot be taken over. */
export type RowFinding = 'new' | 'alike' | 'wrong'

/** Why a row is not simply new. */
export interface Findings {
  /** The fault of each field, by the key that its words have. */
  faults?: Record<string, string>
  /** Records that may be the same. */
  alike?: string[]
  /** Earlier rows of the file that may be the same. */
  lines?: number[]
}

/** In this order they are listed. */
const RANKS = { wrong: 0, alike: 1, new: 2 } as const satisfies Record<RowFinding, number>

export function rankOf(finding: RowFinding): number {
  return RANKS[finding]
}

export function findingOf(rank: number): RowFinding {
  return (Object.keys(RANKS) as RowFinding[]).find((finding) => RANKS[finding] === rank) ?? 'wrong'
}
