import { refuseIf } from '../errors'
import type { ContributionGroup } from '../social-insurance/contribution-group'
import { personGroupRules } from '../social-insurance/person-group'
import { contributionGroupOf, readGroup } from '../social-insurance/read-contribution-group'
import type { PayslipInput } from './input'

type Employment = PayslipInput['employment']

/** A voluntary member who pays the fund is reported without health and care insurance, but calculated as a member. */
export function groupOf({
  contributionGroup: key,
  personGroup,
  paysFundDirectly,
}: Employment): ContributionGroup {
  const group = contributionGroupOf(key, personGroup)
  return paysFundDirectly ? { ...group, health: 'voluntary', care: 'full' } : group
}

/** For last December's key. */
export function groupOfLastYear(key: string, { paysFundDirectly }: Employment): ContributionGroup {
  const group = readGroup(key)
  const isMember = paysFundDirectly && group.health === 'none'
  return isMember ? { ...group, health: 'voluntary', care: 'full' } : group
}

/** @throws PayrollRefusal `self_payer_contradicts_group` */
export function refuseUnclearSelfPayer({ employment }: PayslipInput): void {
  const { paysFundDirectly, privateInsurance, contributionGroup, personGroup } = employment
  if (!paysFundDirectly) return
  const { kind } = personGroupRules(personGroup)
  const isPossible = kind === 'regular' && readGroup(contributionGroup).health === 'none' && !privateInsurance
  refuseIf(!isPossible || employment.isInTransitionZone, 'self_payer_contradicts_group')
}
