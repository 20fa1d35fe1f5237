import type { ContributionGroup } from './contribution-group'
import type { Branch } from './insured-month'

export const HEALTH: Readonly<Record<string, ContributionGroup['health']>> = {
  0: 'none',
  1: 'general',
  3: 'reduced',
  6: 'flat',
  9: 'voluntary',
}

export const PENSION: Readonly<Record<string, ContributionGroup['pension']>> = {
  0: 'none',
  1: 'full',
  3: 'employer_half',
  5: 'flat',
}

export const UNEMPLOYMENT: Readonly<Record<string, ContributionGroup['unemployment']>> = {
  0: 'none',
  1: 'full',
  2: 'employer_half',
}

export const CARE: Readonly<Record<string, ContributionGroup['care']>> = { 0: 'none', 1: 'full' }

const TABLES = { health: HEALTH, care: CARE, pension: PENSION, unemployment: UNEMPLOYMENT }

/** The digit of the group key that a contribution is reported under. */
export function digitOf(branch: Branch, group: ContributionGroup): string {
  const name = branch === 'additional_health' ? 'health' : branch
  const [digit = '0'] = Object.entries(TABLES[name]).find(([, word]) => word === group[name]) ?? []
  return digit
}
