/** Kinds of employment that differ in contributions, tax or levies. */
export type EmploymentKind =
  | 'regular'
  | 'apprentice'
  | 'working_student'
  | 'minijob'
  | 'short_term'
  | 'director'

/**
 * The covered person groups (Personengruppenschlüssel) of reports to social insurance (DEÜV, appendix 2). A director who
 * is not an employee is not reported, and has a name instead of a number.
 */
export const PERSON_GROUPS = [
  '101',
  '102',
  '103',
  '105',
  '106',
  '109',
  '110',
  '119',
  '120',
  'director',
] as const

export type PersonGroup = (typeof PERSON_GROUPS)[number]

export interface PersonGroupRules {
  kind: EmploymentKind
  /** Contribution groups that can be reported with it. */
  contributionGroups: RegExp
  /** Receives a full old-age pension: no entitlement to sick pay. */
  isPensioner: boolean
  /** § 20 (2) SGB IV; not for training, nor for Minijobs. */
  isZonePossible: boolean
  /** Exempt from health insurance because of the pay limit or by exemption; others get no subsidy, § 257 SGB V. */
  isSubsidyPossible: boolean
  hasLevies: boolean
}

const EMPLOYEE = { isPensioner: false, isZonePossible: true, isSubsidyPossible: true, hasLevies: true }
const TRAINEE = { ...EMPLOYEE, isZonePossible: false }
const WITHOUT = { ...EMPLOYEE, isZonePossible: false, isSubsidyPossible: false }

const RULES: Readonly<Record<PersonGroup, PersonGroupRules>> = {
  '101': { ...EMPLOYEE, kind: 'regular', contributionGroups: /^(0(1[012]|0[12])0|[139](1[012]|0[12])1)$/ },
  '102': { ...TRAINEE, kind: 'apprentice', contributionGroups: /^(0110|[139]111)$/ },
  '103': { ...EMPLOYEE, isZonePossible: false, kind: 'regular', contributionGroups: /^(0110|[139]111)$/ },
  '105': { ...TRAINEE, kind: 'apprentice', contributionGroups: /^(0110|[139]111)$/ },
  '106': { ...EMPLOYEE, isSubsidyPossible: false, kind: 'working_student', contributionGroups: /^0100$/ },
  '109': { ...WITHOUT, kind: 'minijob', contributionGroups: /^[06][15]00$/ },
  '110': { ...WITHOUT, kind: 'short_term', contributionGroups: /^0000$/ },
  '119': { ...EMPLOYEE, isPensioner: true, kind: 'regular', contributionGroups: /^(0320|[39]321)$/ },
  '120': { ...EMPLOYEE, isPensioner: true, kind: 'regular', contributionGroups: /^(01[12]0|[39]1[12]1)$/ },
  director: { ...WITHOUT, hasLevies: false, kind: 'director', contributionGroups: /^0000$/ },
}

export function personGroupRules(group: PersonGroup): PersonGroupRules {
  return RULES[group]
}
