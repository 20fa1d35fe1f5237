import type { PartName } from '../payroll/years/parts'
import type { PayrollYear } from '../payroll/years/year-file'
import { type DateText, monthOf } from '../values/calendar'
import { missingOf } from './missing'

/** What a year lacks by today; without a file of it all parts are missing. */
export interface Standing {
  year: number
  file: { version: string; asOf: DateText } | null
  missing: { part: PartName; due: DateText | null; isOverdue: boolean }[]
}

const DECEMBER = '12'

/**
 * In December what the next year lacks, and from January on what should have been there: null if that is nothing. Not
 * before, since much is published late in the year.
 */
export function standingOn(today: DateText, years: readonly PayrollYear[]): Standing | null {
  const isDecember = monthOf(today).endsWith(DECEMBER)
  const year = Number(today.slice(0, 4)) + (isDecember ? 1 : 0)
  const file = years.find((one) => one.year === year)
  if (!file) return { year, file: null, missing: [] }
  const all = missingOf(file).map(({ part, due }) => ({ part, due, isOverdue: due !== null && due < today }))
  const missing = isDecember ? all : all.filter(({ isOverdue }) => isOverdue)
  return missing.length > 0 ? { year, file: { version: file.version, asOf: file.asOf }, missing } : null
}
