import * as z from 'zod'
import { PERSON_GROUPS } from '../social-insurance/person-group'
import { STATES } from '../states'
import { cents, date, positiveDecimal } from './input-parts'

/** Premiums a month; since 2026 they are among the wage tax characteristics, § 39 (4) no. 4 EStG. */
const privateInsurance = z.strictObject({
  healthPremiumCents: cents,
  carePremiumCents: cents,
  taxPremiumCents: cents,
  /** Free of insurance for the pay limit alone, or exempted; others get no subsidy, § 257 (2) SGB V. */
  isSubsidised: z.boolean().default(true),
  /** Would have a claim to sick pay if insured by law; by default whoever draws no old-age pension. */
  hasSickPayClaim: z.boolean().optional(),
})

/** Another job held in the same month. */
const otherEmployment = z.strictObject({
  kind: z.enum(['insured', 'minijob']),
  /** Its running pay of the month that is liable to contributions. */
  monthlyCents: cents,
  /**
   * Its liable pay of this year's earlier months in which both jobs were held: needed for one-time pay above the ceiling,
   * joint principles of 12 Nov 2014, 3.1 and 3.2.
   */
  liableThisYear: z.strictObject({ healthCents: cents, pensionCents: cents }).optional(),
})

export const employment = z.strictObject({
  /** Personengruppenschlüssel, or `director` for a managing director who is not an employee. */
  personGroup: z.enum(PERSON_GROUPS),
  contributionGroup: z.string(),
  /** Managing directors are no workers under the act on levies, so there is no U1 on their pay. */
  isManagingDirector: z.boolean().default(false),
  from: date,
  to: date.optional(),
  /** Hired for a fixed time until this day; up to four weeks there is no U1, § 7 (2) sentence 2 AAG. */
  fixedTermTo: date.optional(),
  /** State of the place of work, for care insurance; by default that of the establishment. */
  placeOfWork: z.enum(STATES).optional(),
  /** Regular pay between the Minijob limit and 2,000 €: a term of the contract, not derived from this month's pay. */
  isInTransitionZone: z.boolean().default(false),
  others: z.array(otherEmployment).default([]),
  /**
   * Earlier employments with this employer in the year of the month: what they paid is in the history and counts with this one,
   * § 23a (3) sentence 2 SGB IV.
   */
  earlier: z.array(z.strictObject({ from: date, to: date })).default([]),
  /** Days of the week on which work is done, 5 where nothing is said; and hours of a week. */
  workingDaysAWeek: positiveDecimal.optional(),
  weeklyHours: positiveDecimal.optional(),
  fundId: z.string().optional(),
  privateInsurance: privateInsurance.optional(),
  /** Exempted from pension insurance for a professional scheme, § 6 (1) no. 1 SGB VI, or free for another reason. */
  pensionExemption: z.enum(['professional_scheme', 'other']).optional(),
  /** Premium of the professional scheme, if it is not what pension insurance would cost. */
  professionalPremiumCents: cents.optional(),
  /** A voluntary member of a fund who pays the fund and gets the employer's part with the pay, § 257 (1) SGB V. */
  paysFundDirectly: z.boolean().default(false),
  /** Insured though small (several Minijobs): without a tax card taxed at 20 %, § 40a (2a) EStG. */
  isSmallJob: z.boolean().default(false),
  /** Who pays the flat tax of a Minijob. */
  flatTaxBorneBy: z.enum(['employer', 'employee']).default('employer'),
  /** Pension of a former employer (Versorgungsbezug): other contributions, so it is refused. */
  retirementPayCents: cents.default(0),
})
