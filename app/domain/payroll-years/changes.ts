import { PART_NAMES, type PartName } from '../payroll/years/parts'
import type { PayrollYear } from '../payroll/years/year-file'

/** A figure of a year beside what it was; values as the files spell them, undefined where it is missing. */
export interface FigureChange {
  part: PartName
  name: string
  before: string | undefined
  after: string | undefined
  /** More than figures of this kind usually change in a year. */
  isSurprising: boolean
}

/** Share of the value before by which an amount may change, and points by which a rate may. */
const USUAL_SHARE = 0.2
const USUAL_POINTS = 1.5
const AMOUNT = /^\d+\.\d{2}$/
const NUMBER = /^\d+(\.\d+)?$/

/** What a year ends with, beside what the year before ended with. */
export function changesSinceLastYear(before: PayrollYear, year: PayrollYear): FigureChange[] {
  return changes(before, year, lastValues)
}

/** Of two versions of one year, spell by spell. */
export function changesSinceVersion(before: PayrollYear, year: PayrollYear): FigureChange[] {
  return changes(before, year, allValues)
}

type Values = Record<string, string>

function changes(
  before: PayrollYear,
  year: PayrollYear,
  valuesOf: (year: PayrollYear, part: PartName) => Values,
): FigureChange[] {
  return PART_NAMES.flatMap((part) => {
    const [then, now] = [valuesOf(before, part), valuesOf(year, part)]
    const names = [...new Set([...Object.keys(then), ...Object.keys(now)])]
    return names
      .filter((name) => !isSame(then[name], now[name]))
      .map((name) => ({
        part,
        name,
        before: then[name],
        after: now[name],
        isSurprising: isSurprising(then[name], now[name]),
      }))
  })
}

function lastValues(year: PayrollYear, part: PartName): Values {
  const notes = year.parts[part].spells.at(-1)?.notes ?? {}
  return Object.fromEntries(Object.entries(notes).map(([name, { value }]) => [name, shown(value)]))
}

function allValues(year: PayrollYear, part: PartName): Values {
  const { spells } = year.parts[part]
  const values = spells.flatMap(({ from, notes }, index) =>
    Object.entries(notes).map(([name, { value }]) => [index === 0 ? name : `${name} ${from}`, shown(value)]),
  )
  return Object.fromEntries(values)
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** 14 is 14.0. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return one === other || (NUMBER.test(one) && NUMBER.test(other) && Number(one) === Number(other))
}

function isSurprising(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false
  if (!NUMBER.test(before) || !NUMBER.test(after)) return false
  const [then, now] = [Number(before), Number(after)]
  const isAmount = AMOUNT.test(before) && then >= 10
  return isAmount ? Math.abs(now - then) > then * USUAL_SHARE : Math.abs(now - then) > USUAL_POINTS
}
