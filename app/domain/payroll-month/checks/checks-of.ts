import type { Check, Watched } from './check'
import { limitChecks, minijobChecks, zoneChecks } from './limits'
import { ageChecks, fundChecks, hoursChecks, payChecks, sickChecks } from './people'

const EACH = [
  ...[sickChecks, minijobChecks, zoneChecks, limitChecks],
  ...[ageChecks, payChecks, fundChecks, hoursChecks],
]

/** All that somebody should look at in a person's month, from frozen payslips alone. */
export function checksOf(watched: Watched): Check[] {
  return EACH.flatMap((checks) => checks(watched))
}
