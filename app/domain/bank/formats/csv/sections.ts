import type { CsvField, CsvLayout } from './layout'

/** A non-empty row by its number in the file. */
export interface CsvRow {
  line: number
  cells: readonly string[]
}

/** The rows below one row of headings, and those above it. */
export interface CsvSection {
  above: CsvRow[]
  /** Where each field stands. */
  places: Partial<Record<CsvField, number>>
  /** Where further lines of the purpose stand. */
  linePlaces: number[]
  notePlaces: number[]
  width: number
  rows: CsvRow[]
}

export interface CsvFound {
  layout: CsvLayout
  sections: CsvSection[]
}

/** Rows above the headings; some banks have two dozen. */
const MOST_ABOVE = 40

/** The first layout whose headings stand in one of the first rows. Two accounts in a file have their headings twice. */
export function findLayout(rows: readonly CsvRow[], layouts: readonly CsvLayout[]): CsvFound | undefined {
  for (const layout of layouts) {
    const at = rows.slice(0, MOST_ABOVE).findIndex((row) => isHeadOf(row, layout))
    const head = rows[at]
    if (head) return { layout, sections: sectionsOf(rows, layout) }
  }
  return undefined
}

/** Headings that a person may map: the first row of several words that has rows of about its width below. */
export function likelyHeadings(rows: readonly CsvRow[]): CsvRow | undefined {
  const filled = ({ cells }: CsvRow) => cells.filter((text) => text !== '').length
  const widest = Math.max(0, ...rows.slice(0, MOST_ABOVE).map(filled))
  return rows
    .slice(0, MOST_ABOVE)
    .find(
      (row) =>
        filled(row) > 2 && filled(row) > widest / 2 && row.cells.every((text) => !/^[-+]?\d/.test(text)),
    )
}

/** Wise offers it beside its statements: in all currencies, and without what they came to. */
export function isActivityList(rows: readonly CsvRow[]): boolean {
  return rows.slice(0, MOST_ABOVE).some(({ cells }) => hasAll(cells, ACTIVITY))
}

const ACTIVITY = ['Direction', 'Source amount (after fees)', 'Target amount (after fees)']

function isHeadOf({ cells }: CsvRow, { headings, width, isExact }: CsvLayout): boolean {
  if (headings.length === 0) return cells.length === width && isOwnRow(cells)
  if (isExact) {
    const given = cells.map(plainHeading).filter((heading) => heading !== '')
    const isWide = width === undefined || cells.length === width
    return isWide && given.join('\n') === headings.map(plainHeading).join('\n')
  }
  return hasAll(cells, headings)
}

function hasAll(cells: readonly string[], headings: readonly string[]): boolean {
  const named = new Set(cells.map(plainHeading))
  return headings.every((heading) => named.has(plainHeading(heading)))
}

/** A day first, and the account's own IBAN in single quotes last. */
function isOwnRow(cells: readonly string[]): boolean {
  return /^\d{2}\.\d{2}\.\d{4}$/.test(cells[0] ?? '') && /^'[A-Z]{2}\d{2}[A-Z0-9]+'$/.test(cells.at(-1) ?? '')
}

function sectionsOf(rows: readonly CsvRow[], layout: CsvLayout): CsvSection[] {
  if (layout.headings.length === 0)
    return [
      {
        ...{ above: [], places: placesOf([], layout), linePlaces: [], notePlaces: [] },
        ...{ width: layout.width ?? 0, rows: [...rows] },
      },
    ]
  const sections: CsvSection[] = []
  let above: CsvRow[] = []
  for (const row of rows) {
    if (isHeadOf(row, layout) || layout.besides?.some((headings) => hasAll(row.cells, headings))) {
      const places = placesOf(row.cells, layout)
      // The last heading may be a blank.
      const width = Math.max(row.cells.length, ...Object.values(places).map((place) => place + 1))
      sections.push({
        ...{ above, places, width, rows: [] },
        linePlaces: allPlacesOf(row.cells, layout.purposeLines),
        notePlaces: allPlacesOf(row.cells, layout.furtherNotes),
      })
      above = []
    } else {
      sections.at(-1)?.rows.push(row)
      above.push(row)
    }
  }
  return sections
}

function placesOf(headings: readonly string[], { columns }: CsvLayout): CsvSection['places'] {
  const named = headings.map(plainHeading)
  const places: CsvSection['places'] = {}
  for (const [field, names] of Object.entries(columns) as [CsvField, readonly string[]][]) {
    const place = names.map((name) => placeOf(name, named)).find((one) => one !== undefined)
    if (place !== undefined) places[field] = place
  }
  return places
}

function allPlacesOf(headings: readonly string[], names: readonly string[] = []): number[] {
  const named = headings.map(plainHeading)
  return names.flatMap((name) => placeOf(name, named) ?? [])
}

function placeOf(name: string, named: readonly string[]): number | undefined {
  const [, number] = /^#(\d+)$/.exec(name) ?? []
  if (number !== undefined) return Number(number) - 1
  // ING has its currency twice: the later one belongs to the amount.
  const place = named.lastIndexOf(plainHeading(name))
  return place < 0 ? undefined : place
}

function plainHeading(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
