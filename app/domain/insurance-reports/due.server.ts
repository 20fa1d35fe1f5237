import type { House } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import { addDays } from '../values/calendar'
import { readReports } from './read-reports.server'
import { isVisibleTo } from './report'
import type { Reporting } from './reporting.server'

const DAYS_AHEAD = 7
/** As far back as the list goes. */
const DAYS_LATE = 60

/** Open reports that are due within a week or late; 0 for a firm whose reports somebody else makes. */
export async function countDueReports(
  house: Pick<House, 'reader' | 'vault'>,
  scope: OfficeScope,
  reporting: Reporting,
): Promise<number> {
  if (!reporting.isOwn) return 0
  const { today } = scope
  const { open } = await readReports(house, scope, reporting, {
    from: addDays(today, -DAYS_LATE),
    to: addDays(today, DAYS_AHEAD),
  })
  return open.filter((report) => isVisibleTo(scope, report)).length
}
