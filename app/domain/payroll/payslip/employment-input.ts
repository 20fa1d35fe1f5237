import * as z from 'zod'
import { PERSON_GROUPS } from '../social-insurance/person-group'
import { STATES } from '../states'
import { cents, date, positiveDecimal } from './input-parts'

const PAY_LIMITS = ['general', 'since_2002', 'since_2026'] as const

/** Monthly premiums; wage tax characteristics since 2026, § 39 (4) no. 4 EStG. */
const privateInsurance = z.strictObject({
  healthPremiumCents: cents,
  carePremiumCents: cents,
  taxPremiumCents: cents,
  /**
   * Which pay limit holds, § 6 (6) to (8) SGB V: that of everybody, of those private on 31 Dec 2002 for passing the limit, or of those
   * private on 31 Dec 2026.
   */
  payLimit: z.enum(PAY_LIMITS).optional(),
  /** Exempt because of the pay limit, or by exemption; others get no subsidy, § 257 (2) SGB V. */
  isSubsidised: z.boolean().default(true),
  /** Would be entitled to sick pay under statutory insurance; by default everyone without an old-age pension. */
  hasSickPayClaim: z.boolean().optional(),
})

const otherEmployment = z.strictObject({
  kind: z.enum(['insured', 'minijob']),
  /** Its liable running pay of the month. */
  monthlyCents: cents,
  /**
   * Its liable pay of this year's earlier months in which both jobs were held: needed for one-time pay above the ceiling,
   * joint principles of 12 Nov 2014, 3.1 and 3.2. In care insurance as in health insurance if not given.
   */
  liableThisYear: z
    .strictObject({ healthCents: cents, careCents: cents.optional(), pensionCents: cents })
    .optional(),
})

export const employment = z.strictObject({
  /** Personengruppenschlüssel, or `director` for a managing director who is not an employee. */
  personGroup: z.enum(PERSON_GROUPS),
  contributionGroup: z.string(),
  /** Managing directors are not workers under the levies act, so no U1 is due on their pay. */
  isManagingDirector: z.boolean().default(false),
  from: date,
  to: date.optional(),
  /** Fixed-term end date; up to four weeks no U1 is due, § 7 (2) sentence 2 AAG. */
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
  /** Working days per week, 5 by default; and weekly hours. */
  workingDaysAWeek: positiveDecimal.optional(),
  weeklyHours: positiveDecimal.optional(),
  fundId: z.string().optional(),
  privateInsurance: privateInsurance.optional(),
  /** Exempted from pension insurance for a professional scheme, § 6 (1) no. 1 SGB VI, or exempt for another reason. */
  pensionExemption: z.enum(['professional_scheme', 'other']).optional(),
  /** Premium of the professional scheme, if it differs from what pension insurance would cost. */
  professionalPremiumCents: cents.optional(),
  /** A voluntary member who pays the fund directly and receives the employer's part with the pay, § 257 (1) SGB V. */
  paysFundDirectly: z.boolean().default(false),
  /** Insured despite small pay (several Minijobs): taxed at 20 % without a tax card, § 40a (2a) EStG. */
  isSmallJob: z.boolean().default(false),
  flatTaxBorneBy: z.enum(['employer', 'employee']).default('employer'),
  /** Pension of a former employer (Versorgungsbezug): its contributions differ, so it is refused. */
  retirementPayCents: cents.default(0),
})
