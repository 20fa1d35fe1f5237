import type { OfficeScope } from '~/domain/kernel/scope'
import { seesSensitive } from '~/domain/kernel/sensitive'

/** Checks and remarks that tell of sickness. */
const OF_SICKNESS: readonly string[] = ['sick_six_weeks', 'sick_in_waiting_time']

/** What there is to look at, without what somebody may not see (decision 501). */
export function visibleTo<One extends { code: string }>(scope: OfficeScope, found: readonly One[]): One[] {
  return found.filter(({ code }) => !OF_SICKNESS.includes(code) || seesSensitive(scope))
}
