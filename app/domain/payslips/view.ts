import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import { payAmountsShape } from './pay-amounts-shape'

const text = z.string()
const textOrNull = z.string().nullable()
const cents = z.int()
const centsOrNull = z.int().nullable()
const daysOrNull = z.int().nullable()
const flagOrNull = z.boolean().nullable()

/** How an earning is taxed and insured (§ 1 (2) no. 1 EBV): as running or one-time pay, flat, or not at all. */
const counts = z.object({
  tax: z.enum(['running', 'one_time', 'flat', 'free']),
  insurance: z.enum(['running', 'one_time', 'free']),
  isGross: z.boolean(),
})

/**
 * One row of a payslip. Deductions are positive amounts in their kind's block and are subtracted; `employer` rows are the
 * employer's shares and change neither net nor payout.
 */
const line = z.object({
  kind: z.enum(['earning', 'tax', 'social_insurance', 'employer', 'net_addition', 'net_deduction']),
  /** A stable name such as `salary`, `hourly_pay`, `wage_tax`, `pension`. */
  code: text,
  label: text,
  quantity: textOrNull,
  /** Euro per unit, or percent, as decimal text. */
  rate: textOrNull,
  baseCents: centsOrNull,
  amountCents: cents,
  /** Earnings only; absent if unknown. */
  counts: counts.optional(),
})

const taxCardEntry = z.object({ monthlyCents: cents, annualCents: cents }).nullable()

/** What a month was calculated with, besides the employee's record (§ 1 EBV). Null means unknown, or none. */
const facts = z.object({
  taxDays: daysOrNull,
  insuredDays: daysOrNull,
  /** § 39f EStG, with tax class 4. */
  taxFactor: textOrNull,
  childAllowances: textOrNull,
  /** Church tax marker such as `ev` or `rk`. */
  church: textOrNull,
  taxAllowance: taxCardEntry,
  taxAddition: taxCardEntry,
  /** Beitragsgruppenschlüssel, such as `1111`. */
  contributionGroup: textOrNull,
  /** Personengruppenschlüssel, such as `101`. */
  personGroup: textOrNull,
  /** The fund's additional rate, in percent. */
  additionalHealthRate: textOrNull,
  /**
   * Surcharge for the childless, number of children under 25, parenthood proven without them, or too young for the
   * surcharge (§ 55 SGB XI).
   */
  careMarker: z.enum(['0', '1', '2', '3', '4', '5', 'parent', 'under_23']).nullable(),
  isInTransitionZone: flagOrNull,
  hasOtherEmployment: flagOrNull,
  taxableRunningCents: centsOrNull,
  taxableOneTimeCents: centsOrNull,
  /** Pay taxed flat, by the paragraph that allows it. */
  flatTaxed: z.array(z.object({ basis: z.enum(['37b', '40', '40a_2', '40b']), cents })).nullable(),
  /** Liable pay: for health and care insurance, then for pension and unemployment insurance. */
  healthBaseCents: centsOrNull,
  pensionBaseCents: centsOrNull,
  /** One-time pay within it. */
  healthOneTimeCents: centsOrNull,
  pensionOneTimeCents: centsOrNull,
  /** Days of holiday left, as decimal text. */
  holidayLeft: textOrNull,
  /** Days in the year; absent if unknown. */
  holidayAll: text.optional(),
})

const totals = z.object({
  grossCents: cents,
  taxCents: cents,
  socialInsuranceCents: cents,
  netCents: cents,
  payoutCents: cents,
})

/** Sums of a year by kind; null if a part is unknown. */
const yearSums = z.object({
  grossCents: centsOrNull,
  taxableCents: centsOrNull,
  wageTaxCents: centsOrNull,
  solidarityCents: centsOrNull,
  churchTaxCents: centsOrNull,
  healthBaseCents: centsOrNull,
  pensionBaseCents: centsOrNull,
  healthCents: centsOrNull,
  careCents: centsOrNull,
  pensionCents: centsOrNull,
  unemploymentCents: centsOrNull,
  netCents: centsOrNull,
  payoutCents: centsOrNull,
})

/** Everything a payslip says (§ 108 GewO, § 1 EBV as far as data exist), given to the renderer and frozen. */
const payslipView = totals.extend({
  language: z.enum(['de', 'en']),
  month: text,
  /** 1 for the first payslip of a month, higher for corrections. */
  revision: z.int(),
  issuedOn: text,
  /** `addressExtra` is absent before 0.12.0 and when empty. */
  employer: z.object({
    ...{ name: text, street: text, addressExtra: text.optional(), postalCode: text, city: text },
    country: text,
  }),
  employee: z.object({
    number: text,
    firstName: text,
    lastName: text,
    street: text,
    addressExtra: text.optional(),
    postalCode: text,
    city: text,
    country: text,
    birthDate: textOrNull,
    employmentType: z.enum(['full_time', 'part_time', 'minijob', 'midijob', 'working_student', 'apprentice']),
    entryOn: text,
    exitOn: textOrNull,
    taxClass: z.int().nullable(),
    healthFund: textOrNull,
    socialInsuranceNumber: textOrNull,
    taxId: textOrNull,
    ibanMasked: textOrNull,
  }),
  hours: z.object({ hours: text, overtime: text }).nullable(),
  facts: facts.nullable(),
  lines: z.array(line),
  /** Known sums of the year up to and including this month. */
  yearToDate: totals,
  /** Sums by kind, and their first month; null in payslips before 0.8. */
  year: yearSums.extend({ since: text }).nullable(),
  /** The version of the month that was paid before; null for the first, and before 0.15. `difference` to it: null before 0.23. */
  corrects: z.object({ payoutCents: centsOrNull, difference: payAmountsShape.nullable() }).nullable(),
})

export type PayslipLineView = z.infer<typeof line>
export type LineCounts = z.infer<typeof counts>
export type YearSums = z.infer<typeof yearSums>
export type PayslipFacts = z.infer<typeof facts>
export type PayslipView = z.infer<typeof payslipView>

const FROZEN: FrozenShape<PayslipView> = {
  shape: payslipView,
  // There is no version 0: release 0.2.0 stored no view of a payslip.
  // Version 3 added `corrects`, version 4 its difference.
  steps: [(view) => view, toVersion2, (view) => ({ ...view, corrects: null }), toVersion4],
}

export function payslipViewJson(view: PayslipView): string {
  return toFrozenJson(FROZEN, view)
}

/** Parses a published view of any release. */
export function parsePayslipView(json: string): PayslipView {
  return fromFrozenJson(FROZEN, json)
}

function toVersion4(view: Record<string, unknown>): Record<string, unknown> {
  const corrects = view.corrects as object | null
  return { ...view, corrects: corrects && { ...corrects, difference: null } }
}

/** Before version 2 all flat-taxed pay was a Minijob's. */
function toVersion2(view: Record<string, unknown>): Record<string, unknown> {
  if (!view.facts) return { ...view, year: null }
  const { flatTaxedCents, ...facts } = view.facts as Record<string, unknown>
  const flatTaxed = flatTaxedCents ? [{ basis: '40a_2', cents: flatTaxedCents }] : []
  const unknown = { healthOneTimeCents: null, pensionOneTimeCents: null, holidayLeft: null }
  return { ...view, year: null, facts: { ...facts, ...unknown, flatTaxed } }
}
