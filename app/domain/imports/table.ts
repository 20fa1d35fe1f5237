export interface Table {
  headings: string[]
  rows: TableRow[]
}

export interface TableRow {
  line: number
  cells: string[]
}

/** The field of each column, and values for missing ones. */
export interface Mapping {
  /** Null for an unused column. */
  columns: (string | null)[]
  defaults: Record<string, string>
}

/** A row by field, without unmapped columns. */
export function cellsByField(
  { columns, defaults }: Mapping,
  cells: readonly string[],
): Record<string, string> {
  const byField: Record<string, string> = { ...defaults }
  columns.forEach((field, index) => {
    const text = cells[index]?.trim() ?? ''
    if (field !== null && (text !== '' || !(field in byField))) byField[field] = text
  })
  return byField
}
