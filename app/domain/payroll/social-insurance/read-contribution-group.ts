import { PayrollRefusal, refuseIf } from '../errors'
import type { ContributionGroup } from './contribution-group'
import { CARE, HEALTH, PENSION, UNEMPLOYMENT } from './contribution-group-digits'
import { type PersonGroup, personGroupRules } from './person-group'

/**
 * Parses a key such as `1111` and checks it against the person group.
 * @throws PayrollRefusal `contribution_group_not_covered` (farmers, subsidised civil servants and unknown digits) or
 * `contribution_group_contradicts_employment`
 */
export function contributionGroupOf(key: string, personGroup: PersonGroup): ContributionGroup {
  const group = readGroup(key)
  const isAllowed = personGroupRules(personGroup).contributionGroups.test(key)
  refuseIf(!isAllowed, 'contribution_group_contradicts_employment', { key, personGroup })
  return group
}

/** @throws PayrollRefusal `contribution_group_not_covered` */
export function readGroup(key: string): ContributionGroup {
  const health = HEALTH[key[0] ?? '']
  const pension = PENSION[key[1] ?? '']
  const unemployment = UNEMPLOYMENT[key[2] ?? '']
  const care = CARE[key[3] ?? '']
  if (key.length !== 4 || !health || !pension || !unemployment || !care) {
    throw new PayrollRefusal('contribution_group_not_covered', { key })
  }
  return { health, pension, unemployment, care }
}
