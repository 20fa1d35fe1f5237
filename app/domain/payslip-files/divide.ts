import { yieldToLoop } from '../kernel/yield-to-loop'
import type { MonthText } from '../values/calendar'
import { type FoundSlip, groupPages, type ReadPage } from './group'
import { marksOf } from './marks'
import { matchPage, type Roster } from './match'
import type { TextPiece } from './page-text'

/** The payslips in a payroll office's file: their pages, owners and doubts. */
export async function divideFile(
  pages: readonly (readonly TextPiece[])[],
  roster: Roster,
  month: MonthText,
): Promise<FoundSlip[]> {
  const read: ReadPage[] = []
  for (const pieces of pages) {
    const marks = marksOf(pieces)
    read.push({ marks, match: matchPage(marks, roster, month) })
    await yieldToLoop()
  }
  return groupPages(read)
}
