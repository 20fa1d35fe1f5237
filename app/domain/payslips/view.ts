import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'

const text = z.string()
const textOrNull = z.string().nullable()
const cents = z.int()
const centsOrNull = z.int().nullable()
const daysOrNull = z.int().nullable()
const flagOrNull = z.boolean().nullable()

/** What an earning counts for (§ 1 (2) no. 1 EBV): taxed and insured as running or one-time pay, flat, or not at all. */
const counts = z.object({
  tax: z.enum(['running', 'one_time', 'flat', 'free']),
  insurance: z.enum(['running', 'one_time', 'free']),
  isGross: z.boolean(),
})

/**
 * One row of a payslip. Deductions are positive amounts in their kind's block and are subtracted;
 * `employer` rows are the employer's own shares and change neither net nor payout.
 */
const line = z.object({
  kind: z.enum(['earning', 'tax', 'social_insurance', 'employer', 'net_addition', 'net_deduction']),
  /** A stable name such as `salary`, `hourly_pay`, `wage_tax`, `pension`. */
  code: text,
  label: text,
  quantity: textOrNull,
  /** Euro per unit, or percent, as decimal text. */
  rate: textOrNull,
  /** The amount that a rate applies to. */
  baseCents: centsOrNull,
  amountCents: cents,
  /** Of earnings; left out where it is not known. */
  counts: counts.optional(),
})

const taxCardEntry = z.object({ monthlyCents: cents, annualCents: cents }).nullable()

/** What the calculation of a month went by, besides the employee's record (§ 1 EBV). Null is unknown, or none. */
const facts = z.object({
  taxDays: daysOrNull,
  insuredDays: daysOrNull,
  /** § 39f EStG, with tax class 4. */
  taxFactor: textOrNull,
  childAllowances: textOrNull,
  /** Marker of the church that levies tax, such as `ev` or `rk`. */
  church: textOrNull,
  taxAllowance: taxCardEntry,
  taxAddition: taxCardEntry,
  /** Beitragsgruppenschlüssel, such as `1111`. */
  contributionGroup: textOrNull,
  /** Personengruppenschlüssel, such as `101`. */
  personGroup: textOrNull,
  /** Percent that the health fund asks for on top. */
  additionalHealthRate: textOrNull,
  /**
   * Surcharge for the childless, children under 25 that are counted, proven parenthood alone, or too young for the
   * surcharge (§ 55 SGB XI).
   */
  careMarker: z.enum(['0', '1', '2', '3', '4', '5', 'parent', 'under_23']).nullable(),
  isInTransitionZone: flagOrNull,
  hasOtherEmployment: flagOrNull,
  taxableRunningCents: centsOrNull,
  taxableOneTimeCents: centsOrNull,
  /** Pay taxed flat, by the paragraph that allows it. */
  flatTaxed: z.array(z.object({ basis: z.enum(['37b', '40', '40a_2', '40b']), cents })).nullable(),
  /** Pay liable to contributions: health and care insurance, then pension and unemployment insurance. */
  healthBaseCents: centsOrNull,
  pensionBaseCents: centsOrNull,
  /** What of it is one-time pay. */
  healthOneTimeCents: centsOrNull,
  pensionOneTimeCents: centsOrNull,
  /** Days of holiday that are left, as decimal text. */
  holidayLeft: textOrNull,
  /** Of how many in the year; left out where it is not known. */
  holidayAll: text.optional(),
})

const totals = z.object({
  grossCents: cents,
  taxCents: cents,
  socialInsuranceCents: cents,
  netCents: cents,
  payoutCents: cents,
})

/** What a year adds up to, kind by kind; null where a part of it is not known. */
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

/** Everything a payslip says (§ 108 GewO, § 1 EBV as far as the data has it), given to the renderer and frozen. */
const payslipView = totals.extend({
  language: z.enum(['de', 'en']),
  month: text,
  /** 1 for the first slip of a month, higher for its corrections. */
  revision: z.int(),
  issuedOn: text,
  /** The second line of an address is not said before 0.12.0, nor where there is none. */
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
  /** Sums of what is known of the year up to this month, this slip included. */
  yearToDate: totals,
  /** The same by kind, and the first month that is in them; null in payslips of before 0.8. */
  year: yearSums.extend({ since: text }).nullable(),
  /** The version of the month that this one replaces; null for the first, and in payslips of before 0.15. */
  corrects: z.object({ payoutCents: centsOrNull }).nullable(),
})

export type PayslipLineView = z.infer<typeof line>
export type LineCounts = z.infer<typeof counts>
export type YearSums = z.infer<typeof yearSums>
export type PayslipFacts = z.infer<typeof facts>
export type PayslipView = z.infer<typeof payslipView>

const FROZEN: FrozenShape<PayslipView> = {
  shape: payslipView,
  // There is no version 0: release 0.2.0 kept no view of a payslip.
  // Version 3 says what a correction replaces.
  steps: [(view) => view, toVersion2, (view) => ({ ...view, corrects: null })],
}

export function payslipViewJson(view: PayslipView): string {
  return toFrozenJson(FROZEN, view)
}

/** Reads the view of a published payslip, whichever release froze it. */
export function parsePayslipView(json: string): PayslipView {
  return fromFrozenJson(FROZEN, json)
}

/** Until then all pay that was taxed flat was a Minijob's. */
function toVersion2(view: Record<string, unknown>): Record<string, unknown> {
  if (!view.facts) return { ...view, year: null }
  const { flatTaxedCents, ...facts } = view.facts as Record<string, unknown>
  const flatTaxed = flatTaxedCents ? [{ basis: '40a_2', cents: flatTaxedCents }] : []
  const unknown = { healthOneTimeCents: null, pensionOneTimeCents: null, holidayLeft: null }
  return { ...view, year: null, facts: { ...facts, ...unknown, flatTaxed } }
}
