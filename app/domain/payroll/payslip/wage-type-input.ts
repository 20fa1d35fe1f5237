import * as z from 'zod'
import { cents, hours, label, rate } from './input-parts'

const kilometres = z.int().min(0).max(999)

/** Wage types with a computed treatment, each with the data that it needs. */
export const wageTypes = [
  /** Night, Sunday and holiday premiums, § 3b EStG, on top of the wage for the same hours. */
  z.strictObject({
    kind: z.literal('premium'),
    label,
    work: z.enum(['night', 'deep_night', 'sunday', 'holiday', 'special_holiday']),
    hours,
    basicWageCents: cents,
    percent: rate,
  }),
  /** Benefits in kind up to 50 € a month in total, § 8 (2) sentence 11 EStG. */
  z.strictObject({ kind: z.literal('voucher'), label, amountCents: cents }),
  /** Exempt from tax and contributions under a number of § 3 EStG; some up to a yearly amount. */
  z.strictObject({
    kind: z.literal('tax_free'),
    label,
    number: z.enum(['15', '16', '33', '34', '37', '39', '50']),
    amountCents: cents,
    isInKind: z.boolean().default(false),
    usedThisYearCents: cents.default(0),
  }),
  /** Commuting allowance, taxed at 15 %, § 40 (2) sentence 2 EStG. */
  z.strictObject({
    kind: z.literal('commute_allowance'),
    label,
    amountCents: cents,
    kilometres,
    days: z.int().min(0).max(31),
  }),
  /** Meals, internet and the like, taxed at 25 %, § 40 (2) sentence 1 EStG. */
  z.strictObject({ kind: z.literal('flat_taxed'), label, amountCents: cents }),
  z.strictObject({
    kind: z.literal('meals'),
    label,
    breakfasts: z.int().min(0).max(31),
    mainMeals: z.int().min(0).max(62),
    paidByEmployeeCents: cents.default(0),
  }),
  z.strictObject({
    kind: z.literal('accommodation'),
    label,
    paidByEmployeeCents: cents.default(0),
    /** § 2 (3) sentence 2 SvEV: total reduction for shared rooms, shared accommodation and young people. */
    reductionPercent: z.int().min(0).max(90).default(0),
  }),
  /** § 6 (1) no. 4, § 8 (2) EStG: 1 % of the list price, its half or its quarter, and 0.03 % per kilometre. */
  z.strictObject({
    kind: z.literal('company_car'),
    label,
    listPriceCents: cents,
    share: z.enum(['1', '0.5', '0.25']),
    commuteKilometres: kilometres.default(0),
    paidByEmployeeCents: cents.default(0),
  }),
  /** A job bike from deferred pay: 1 % of a quarter of the list price. */
  z.strictObject({ kind: z.literal('job_bike'), label, listPriceCents: cents }),
  /** Pay given up for a bike or car, which lowers taxed and insured pay. */
  z.strictObject({ kind: z.literal('pay_given_up'), label, amountCents: cents }),
  /** Pay converted into a company pension, § 3 no. 63 EStG, with the employer's 15 % (§ 1a (1a) BetrAVG). */
  z.strictObject({
    kind: z.literal('pension_conversion'),
    label,
    amountCents: cents,
    employerCents: cents,
    usedThisYearCents: cents,
  }),
  /** The employer's addition to savings (VermBG), and the amount saved from net pay. */
  z.strictObject({ kind: z.literal('savings'), label, employerCents: cents, savedCents: cents }),
  /** Severance: other pay for tax, not insured. */
  z.strictObject({ kind: z.literal('severance'), label, amountCents: cents }),
  /** Mutterschutzlohn, § 18 MuSchG: the average of three months during a ban on work. */
  z.strictObject({ kind: z.literal('maternity_pay'), label, amountCents: cents }),
  /** The employer's subsidy to Mutterschaftsgeld, § 20 MuSchG, from the net pay of three months. */
  z.strictObject({
    kind: z.literal('maternity_subsidy'),
    label,
    netOfThreeMonthsCents: cents,
    daysOfThreeMonths: z.int().min(1).max(92).default(90),
    /** Days of the month within the protection periods. */
    days: z.int().min(0).max(31),
  }),
  /** Top-up of partial retirement (Altersteilzeit), § 3 (1) no. 1 AltTZG. */
  z.strictObject({
    kind: z.literal('partial_retirement'),
    label,
    /** Regular pay for the reduced hours, § 6 (1) AltTZG. */
    regularPayCents: cents,
    topUpPercent: rate,
  }),
] as const

export type WageTypeInput = z.infer<(typeof wageTypes)[number]>
