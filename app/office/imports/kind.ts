export interface ImportedFile {
  id: string
  state: 'open' | 'discarded' | 'done' | 'undone'
  revision: number
  counts: Record<'new' | 'alike' | 'wrong', number>
  taken: number
  removed: number
  expiresAt: string
  mayUndo: boolean
}

export type ImportedKind = 'customers' | 'employees'
