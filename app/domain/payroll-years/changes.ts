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

/** Spell for spell: the year's first beside the last of the year before, or each beside the one of the same version's months. */
export function changesSince(before: PayrollYear, year: PayrollYear): FigureChange[] {
  return PART_NAMES.flatMap((part) => {
    const [then, now] = [valuesOf(before, part), valuesOf(year, part)]
    const names = [...new Set([...Object.keys(then), ...Object.keys(now)])]
    return names
      .filter((name) => then[name] !== now[name])
      .map((name) => ({
        part,
        name,
        before: then[name],
        after: now[name],
        isSurprising: isSurprising(then[name], now[name]),
      }))
  })
}

/** Of the last spell: what a year ends with. */
function valuesOf(year: PayrollYear, part: PartName): Record<string, string> {
  const notes = year.parts[part].spells.at(-1)?.notes ?? {}
  return Object.fromEntries(Object.entries(notes).map(([name, { value }]) => [name, shown(value)]))
}

function shown(value: unknown): string {
  if (typeof value === 'bigint') throw new TypeError('a figure is shown as its file spells it')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isSurprising(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false
  if (!NUMBER.test(before) || !NUMBER.test(after)) return false
  const [then, now] = [Number(before), Number(after)]
  const isAmount = AMOUNT.test(before) && then >= 10
  return isAmount ? Math.abs(now - then) > then * USUAL_SHARE : Math.abs(now - then) > USUAL_POINTS
}
