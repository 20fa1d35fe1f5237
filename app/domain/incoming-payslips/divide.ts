import type { MonthText } from '../calendar'
import { type FoundSlip, groupPages } from './group'
import { marksOf } from './marks'
import { matchPage, type Roster } from './match'
import type { TextPiece } from './page-text'

/** The payslips in a file of the payroll office: which pages are whose, and what is doubtful about it. */
export function divideFile(
  pages: readonly (readonly TextPiece[])[],
  roster: Roster,
  month: MonthText,
): FoundSlip[] {
  const read = pages.map((pieces) => {
    const marks = marksOf(pieces)
    return { marks, match: matchPage(marks, roster, month) }
  })
  return groupPages(read)
}
