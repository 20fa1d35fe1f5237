/** A file as its cells say it. */
export interface Table {
  headings: string[]
  rows: TableRow[]
}

export interface TableRow {
  /** As the file counts its rows. */
  line: number
  cells: string[]
}

/** Which column holds which field, and what counts where a column says nothing. */
export interface Mapping {
  /** The field of each column; null for one that is left out. */
  columns: (string | null)[]
  defaults: Record<string, string>
}

/** A row by its fields; what no column holds is not there. */
export function cellsByField(
  { columns, defaults }: Mapping,
  cells: readonly string[],
): Record<string, string> {
  const said: Record<string, string> = { ...defaults }
  columns.forEach((field, index) => {
    const text = cells[index]?.trim() ?? ''
    if (field !== null && (text !== '' || !(field in said))) said[field] = text
  })
  return said
}
