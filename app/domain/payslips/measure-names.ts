import type { RuleKey } from '../payroll/rules'

/** The figures of a rule: its base, and its rate if it has a single one. */
export type Names = readonly [base: string, rate?: string]

/** Daily tax and the transition zone take several steps, so no single rate gives the amount. */
export const EMPLOYEE: Partial<Record<RuleKey, Names>> = {
  church_tax: ['base', 'rate'],
  flat_tax: ['base', 'rate'],
  halves: ['base', 'half'],
  care: ['base', 'employeeRate'],
  zone_share: ['employeeBase', 'half'],
  zone_care: ['employeeBase'],
  zone_care_saxony: ['employeeBase'],
  minijob_pension: ['base', 'employeeRate'],
  minijob_pension_minimum: ['base'],
}

export const EMPLOYER: Partial<Record<RuleKey, Names>> = {
  halves: ['base', 'half'],
  employer_half_only: ['base', 'half'],
  employer_alone: ['base', 'rate'],
  care: ['base', 'employerRate'],
  minijob_flat_share: ['base', 'rate'],
  minijob_pension: ['pay', 'rate'],
  minijob_pension_minimum: ['pay', 'rate'],
  levy: ['base', 'rate'],
}

/** Rules whose figures are for the whole month; one-time pay is the difference it makes. */
export const OF_THE_MONTH: readonly RuleKey[] = [
  'zone_share',
  'zone_care',
  'minijob_flat_share',
  'minijob_pension',
  'minijob_pension_minimum',
]
