import y2025 from './2025.json'
import y2026 from './2026.json'
import y2027 from './2027.json'
import { type Figures, figuresOf } from './figures'
import { type PayrollYear, parseYear } from './year-file'

let years: readonly PayrollYear[] | undefined
let figures: Figures | undefined

/** The years that come with this release, read when they are first needed. */
export function shippedYears(): readonly PayrollYear[] {
  years ??= [y2025, y2026, y2027].map(parseYear)
  return years
}

export function shippedFigures(): Figures {
  figures ??= figuresOf(shippedYears())
  return figures
}
