import type { OfficeScope } from '~/domain/kernel/scope'
import { seesSensitive } from '~/domain/kernel/sensitive'

/** Checks, remarks and findings that tell of sickness, a garnishment or a church. */
const TELLING: readonly string[] = [
  ...['sick_six_weeks', 'sick_in_waiting_time', 'equalisation_not_attached', 'equalisation_church_changed'],
]

/** What there is to look at, without what somebody may not see (decision 501). */
export function visibleTo<One extends { code: string }>(scope: OfficeScope, found: readonly One[]): One[] {
  return found.filter(({ code }) => !TELLING.includes(code) || seesSensitive(scope))
}
