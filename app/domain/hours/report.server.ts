import { recordAudit } from '../audit/audit.server'
import type { House } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { MonthText } from '../values/calendar'
import type { HoursEntry } from './entry'
import { recordHours } from './record.server'

/** By whom hours came that a key of the interface reported; the webhook has its deliveries. */
export const REPORTED = { action: 'hours.reported', subjectType: 'hours' } as const

/** Records the hours of a month that a key of the interface reports; those who are not named keep theirs. */
export function reportHours(
  house: House,
  actor: Actor,
  { month, entries }: { month: MonthText; entries: readonly HoursEntry[] },
): Promise<void> {
  return writing(house, actor, async (trx) => {
    const origin = { source: 'webhook', deliveryId: null } as const
    await recordHours(trx, actor, { month, origin, entries })
    const after = { month, count: entries.length }
    await recordAudit(trx, actor, { ...REPORTED, subjectId: month, after })
  })
}
