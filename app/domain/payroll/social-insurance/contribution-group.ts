import { PayrollRefusal, refuseIf } from '../errors'
import { CARE, HEALTH, PENSION, UNEMPLOYMENT } from './contribution-group-digits'

/** Kinds of work that differ in contributions. */
export type EmploymentKind = 'regular' | 'apprentice' | 'working_student' | 'minijob'

/**
 * The four digits of the contribution group key (Beitragsgruppenschlüssel) in words: health, pension,
 * unemployment, care.
 */
export interface ContributionGroup {
  health: 'none' | 'general' | 'reduced' | 'flat' | 'voluntary'
  pension: 'none' | 'full' | 'employer_half' | 'flat'
  unemployment: 'none' | 'full' | 'employer_half'
  care: 'none' | 'full'
}

/**
 * Reads a key such as `1111` and checks it against the employment.
 * @throws PayrollRefusal `contribution_group_not_covered` (farmers, subsidised civil servants and unknown
 * digits) or `contribution_group_contradicts_employment`
 */
export function contributionGroupOf(key: string, kind: EmploymentKind): ContributionGroup {
  const health = HEALTH[key[0] ?? '']
  const pension = PENSION[key[1] ?? '']
  const unemployment = UNEMPLOYMENT[key[2] ?? '']
  const care = CARE[key[3] ?? '']
  if (key.length !== 4 || !health || !pension || !unemployment || !care) {
    throw new PayrollRefusal('contribution_group_not_covered', { key })
  }
  const group = { health, pension, unemployment, care }
  refuseIf(!suits(group, kind), 'contribution_group_contradicts_employment', { key, kind })
  return group
}

function suits(group: ContributionGroup, kind: EmploymentKind): boolean {
  const { health, pension, unemployment, care } = group
  if (kind === 'minijob') {
    const isFlat = (health === 'flat' || health === 'none') && (pension === 'full' || pension === 'flat')
    return isFlat && unemployment === 'none' && care === 'none'
  }
  if (health === 'flat' || pension === 'flat') return false
  if (kind === 'working_student') return health === 'none' && unemployment === 'none' && care === 'none'
  return (health === 'none') === (care === 'none')
}
