import y2026 from '~/domain/payroll/years/2026.json'
import { type Figures, figuresOf } from '~/domain/payroll/years/figures'
import { shippedYears } from '~/domain/payroll/years/shipped'
import { parseYear } from '~/domain/payroll/years/year-file'

interface Note {
  value: unknown
  source: string
  grade: string
}
export type Spell = { from: string; until: string } & Record<string, string | Note>
export interface Part {
  spells: Spell[]
  missing?: { due: string; by: string }
}
export interface YearFile {
  format: number
  year: number
  version: string
  asOf: string
  parts: Record<string, Part>
  planOfYearBefore?: { until: string; source: string; grade: string }
  checks: Record<string, string>[]
}

/** A file of 2027 with the figures of 2026, to be changed by hand. */
export function madeFile(change: (file: YearFile) => void = () => {}): YearFile {
  const text = JSON.stringify({ ...y2026, checks: [] })
  const file = JSON.parse(text.replaceAll('"2026-', '"2027-').replaceAll('"2026.3"', '"2027.5"')) as YearFile
  file.year = 2027
  change(file)
  return file
}

/** Sets a figure, `careCeiling.yearly`, in all months. */
export function setFigure(file: YearFile, name: string, value: unknown, grade = 'law'): void {
  const [part = '', figure = ''] = name.split('.')
  for (const spell of file.parts[part]?.spells ?? []) spell[figure] = { value, source: 'by hand', grade }
}

/** The shipped years, with 2027 from a file made by hand. */
export function figuresWith(change?: (file: YearFile) => void): Figures {
  return figuresOf([
    ...shippedYears().filter(({ year }) => year < 2027),
    parseYear(JSON.parse(JSON.stringify(madeFile(change)))),
  ])
}
