import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../frozen-json'

const text = z.string()
const textOrNull = z.string().nullable()
const cents = z.int()
const centsOrNull = z.int().nullable()
const daysOrNull = z.int().nullable()
const flagOrNull = z.boolean().nullable()

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
  /** § 40a (2) EStG. */
  flatTaxedCents: centsOrNull,
  /** Pay liable to contributions: health and care insurance, then pension and unemployment insurance. */
  healthBaseCents: centsOrNull,
  pensionBaseCents: centsOrNull,
})

const totals = z.object({
  grossCents: cents,
  taxCents: cents,
  socialInsuranceCents: cents,
  netCents: cents,
  payoutCents: cents,
})

/** Everything a payslip says (§ 108 GewO, § 1 EBV as far as the data has it), given to the renderer and frozen. */
const payslipView = totals.extend({
  language: z.enum(['de', 'en']),
  month: text,
  /** 1 for the first slip of a month, higher for its corrections. */
  revision: z.int(),
  issuedOn: text,
  employer: z.object({ name: text, street: text, postalCode: text, city: text, country: text }),
  employee: z.object({
    number: text,
    firstName: text,
    lastName: text,
    street: text,
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
  /** Sums from January to this month, this slip included. */
  yearToDate: totals,
})

export type PayslipLineView = z.infer<typeof line>
export type PayslipFacts = z.infer<typeof facts>
export type PayslipView = z.infer<typeof payslipView>

const FROZEN: FrozenShape<PayslipView> = {
  shape: payslipView,
  // There is no version 0: release 0.2.0 kept no view of a payslip.
  steps: [(view) => view],
}

export function payslipViewJson(view: PayslipView): string {
  return toFrozenJson(FROZEN, view)
}

/** Reads the view of a published payslip, whichever release froze it. */
export function parsePayslipView(json: string): PayslipView {
  return fromFrozenJson(FROZEN, json)
}
