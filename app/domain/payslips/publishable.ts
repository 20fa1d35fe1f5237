import { isMonth } from '../values/calendar'
import { PayslipConflict } from './conflict'
import type { PayslipContent } from './content'
import { wrongTotal } from './totals'

/** @throws PayslipConflict */
export function assertPublishable(
  employee: { entryOn: string },
  { month, lines, totals }: PayslipContent,
): void {
  if (!isMonth(month)) throw new PayslipConflict('month_invalid')
  if (month < employee.entryOn.slice(0, 7)) throw new PayslipConflict('before_entry')
  if (lines.length === 0) throw new PayslipConflict('no_lines')
  if (wrongTotal(lines, totals)) throw new PayslipConflict('totals_wrong')
}
