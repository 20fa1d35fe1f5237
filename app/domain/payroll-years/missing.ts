import { belongsTo, PART_NAMES, type PartName } from '../payroll/years/parts'
import type { PayrollYear } from '../payroll/years/year-file'
import type { DateText, MonthText } from '../values/calendar'

export interface MissingPart {
  part: PartName
  /** When it is usually published; null if the file does not say it. */
  due: DateText | null
  by: string | null
  /** Known as a draft, which nothing is paid by. */
  isDraft: boolean
}

/** What a year's file lacks for some of its months, in the order of the parts. */
export function missingOf({ year, parts }: PayrollYear): MissingPart[] {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  return PART_NAMES.filter((part) => belongsTo(part, year)).flatMap((part) => {
    const { spells, missing } = parts[part]
    if (isWhole(months, spells)) return []
    const isDraft = spells.some((spell) => spell.isDraft)
    return [{ part, due: missing?.due ?? null, by: missing?.by ?? null, isDraft }]
  })
}

function isWhole(
  months: readonly MonthText[],
  spells: readonly { from: string; until: string; isDraft: boolean }[],
): boolean {
  return months.every((month) =>
    spells.some(({ from, until, isDraft }) => from <= month && month <= until && !isDraft),
  )
}
