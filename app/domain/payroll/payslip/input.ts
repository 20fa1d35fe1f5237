import * as z from 'zod'
import type { RefusalCode } from '../refusal-codes'

const MOST_HOURS_A_MONTH = 744

const refusal = (code: RefusalCode) => ({ error: code })
const cents = z.int(refusal('amount_not_in_cents')).nonnegative(refusal('negative_amount'))
const signedCents = z.int(refusal('amount_not_in_cents'))
const oneTimeCents = z.int(refusal('amount_not_in_cents')).nonnegative(refusal('negative_one_time_pay'))
const date = z.iso.date(refusal('malformed_date'))
const decimal = z.string().regex(/^-?\d{1,9}(\.\d{1,6})?$/, refusal('malformed_decimal'))
const positiveDecimal = decimal.refine((text) => !text.startsWith('-'), refusal('negative_amount'))
const rate = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/, refusal('malformed_decimal'))
const additionalRate = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, refusal('malformed_decimal'))
const hours = decimal
  .refine((text) => !text.startsWith('-'), refusal('negative_hours'))
  .refine((text) => Number.parseInt(text, 10) <= MOST_HOURS_A_MONTH, refusal('hours_out_of_range'))
const label = z.string().max(80).optional()

const STATES = [
  ...(['BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV'] as const),
  ...(['NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'] as const),
] as const

const earning = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hours'), label, hours, hourlyWageCents: cents }),
  z.strictObject({
    kind: z.literal('overtime'),
    label,
    hours,
    hourlyWageCents: cents,
    /** On top of the wage; taxed and insured like the wage itself. */
    premiumPercent: rate.optional(),
  }),
  z.strictObject({
    kind: z.literal('salary'),
    label,
    monthlyCents: cents,
    /** How to prorate the salary of a part month: the contract says, as no law does. */
    proration: z.enum(['calendar_days', 'thirtieths']).optional(),
  }),
  z.strictObject({ kind: z.literal('one_time'), label, amountCents: oneTimeCents }),
  z.strictObject({ kind: z.literal('benefit_in_kind'), label, amountCents: cents }),
])

const deduction = z.strictObject({
  kind: z.enum(['garnishment', 'advance', 'other']),
  label,
  amountCents: cents,
})

const entry = z.strictObject({ monthlyCents: cents, annualCents: cents })

/** A health fund's rates from a month on, in percent. Funds set them freely, so the firm enters them. */
const fund = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  validFrom: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, refusal('malformed_month')),
  additionalRate,
  u1Rate: rate,
  u2Rate: rate,
})

const yearOfPay = { insuredDays: z.int().min(0).max(360), healthBaseCents: cents, pensionBaseCents: cents }

/** January to last month at this employer. */
export const yearToDate = z.strictObject({
  ...yearOfPay,
  taxDays: z.int().min(0).max(366),
  grossCents: cents,
  taxableRunningCents: cents,
  taxableOneTimeCents: cents,
  flatTaxedCents: cents,
  wageTaxCents: cents,
  solidarityCents: cents,
  churchTaxCents: cents,
  healthCents: cents,
  careCents: cents,
  pensionCents: cents,
  unemploymentCents: cents,
  netCents: signedCents,
  payoutCents: signedCents,
})

/** The input of one payslip; money in cents, rates and quantities as decimal text. */
export const payslipInput = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, refusal('malformed_month')),
  employer: z.strictObject({
    name: z.string().min(1),
    address: z.string().min(1),
    /** State of the place of work: care insurance in Saxony, rate of church tax. */
    state: z.enum(STATES),
    /** Employers of at most 30, § 1 AAG. */
    takesPartInU1: z.boolean(),
    /** All except private households and public bodies, § 358 SGB III. */
    paysInsolvencyLevy: z.boolean().default(true),
  }),
  employee: z.strictObject({
    personnelNumber: z.string().optional(),
    name: z.string().min(1),
    address: z.string().min(1),
    birthDate: date,
    insuranceNumber: z.string(),
    taxId: z.string(),
    /** Proof of parenthood was given; children under 25 count for the reduction. */
    isParent: z.boolean(),
    childBirthDates: z.array(date).default([]),
  }),
  employment: z.strictObject({
    kind: z.enum(['regular', 'apprentice', 'working_student', 'minijob']),
    from: date,
    to: date.optional(),
    contributionGroup: z.string(),
    /**
     * Regular pay between the Minijob limit and 2,000 €: a term of the contract, not derived from this
     * month's pay.
     */
    isInTransitionZone: z.boolean().default(false),
    hasOtherEmployment: z.boolean().default(false),
    fundId: z.string().optional(),
    privateInsurance: z
      .strictObject({ healthPremiumCents: cents, carePremiumCents: cents, taxPremiumCents: cents })
      .optional(),
    /** Who pays the flat tax of a Minijob. */
    flatTaxBorneBy: z.enum(['employer', 'employee']).default('employer'),
    retirementPayCents: cents.default(0),
  }),
  taxCard: z
    .strictObject({
      taxClass: z.int().min(1, refusal('unknown_tax_class')).max(6, refusal('unknown_tax_class')),
      factor: positiveDecimal.optional(),
      childAllowances: positiveDecimal.default('0'),
      /** Code of a church that levies tax, such as `ev` or `rk`. */
      church: z.string().min(1).optional(),
      allowance: entry.default({ monthlyCents: 0, annualCents: 0 }),
      addition: entry.default({ monthlyCents: 0, annualCents: 0 }),
    })
    .optional(),
  earnings: z.array(earning),
  deductions: z.array(deduction).default([]),
  funds: z.array(fund).default([]),
  yearToDate: yearToDate.optional(),
  previousYear: z.strictObject(yearOfPay).optional(),
  /** Pay of the year without this month's one-time pay (JRE4); derived from the year so far if absent. */
  expectedAnnualPayCents: cents.optional(),
  /** Days liable to contributions, if fewer than the days employed (because of sick pay, say). */
  insuredDays: z.int().min(0).max(30).optional(),
})

export type PayslipInput = z.infer<typeof payslipInput>
export type EarningInput = z.infer<typeof earning>
export type Fund = z.infer<typeof fund>
export type YearToDate = z.infer<typeof yearToDate>
