import type { Amount } from '../exact'
import type { Explanation } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import type { ContributionGroup } from '../social-insurance/contribution-group'
import type { FictitiousPay } from '../social-insurance/insured-month'
import type { PersonGroupRules } from '../social-insurance/person-group'
import type { CareSituation } from '../social-insurance/shares'
import type { Figures } from '../years/figures'
import type { MonthFigures } from '../years/parts'
import type { AgeLimitAllowance } from './age-limit-allowance'
import type { Earning } from './earning'
import type { Fund, PayslipInput } from './input'
import type { Period } from './period'

/** Kurzarbeitergeld of a month, which the firm pays out for the employment agency. */
export interface ShortTime {
  allowance: Amount
  explanation: Explanation
  fictitious: FictitiousPay
}

/** Derived from the input once, for tax, insurance and the payslip. */
export interface PayrollMonth {
  input: PayslipInput
  period: Period
  person: PersonGroupRules
  group: ContributionGroup
  /** The month that the pay belongs to in insurance. */
  assigned: string
  care: CareSituation
  /** Undefined if contributions go to the Minijob-Zentrale. */
  fund: Fund | undefined
  earnings: Earning[]
  /** Taxed pay, by tax card or flat, after the age limit allowance. */
  taxable: { running: Amount; other: Amount }
  insured: { running: Amount; oneTime: Amount }
  ageLimitAllowance: AgeLimitAllowance | undefined
  shortTime: ShortTime | undefined
  taxParameters: WageTaxParameters
  socialParameters: SocialInsuranceParameters
  figures: Figures
  /** Other figures of the month. */
  of: MonthFigures
}
