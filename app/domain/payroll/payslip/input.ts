import * as z from 'zod'
import { CHURCH_MARKS, NO_CHURCH } from '../church-marks'
import { STATES } from '../states'
import { earning } from './earning-input'
import { employment } from './employment-input'
import { history } from './history-input'
import { cents, date, label, monthText, rate, refusal } from './input-parts'
import { taxCard } from './tax-card-input'

const additionalRate = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, refusal('malformed_decimal'))

const deduction = z.strictObject({
  kind: z.enum(['garnishment', 'advance', 'other']),
  label,
  amountCents: cents,
})

/** Why days of a month are not liable to contributions. */
const absence = z.strictObject({
  kind: z.enum(['sick_benefit', 'child_sick_benefit', 'maternity', 'parental_leave', 'unpaid']),
  from: date,
  to: date.optional(),
})

/** In the order of service, § 804 (3) ZPO; `due` is the rest of the claim. */
const garnishment = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ordinary'),
    label,
    dependants: z.int().min(0).max(20),
    dueCents: cents,
  }),
  /** For maintenance the order states the protected amount, § 850d ZPO. */
  z.strictObject({ kind: z.literal('maintenance'), label, protectedCents: cents, dueCents: cents }),
])

/** Short-time work with Kurzarbeitergeld, §§ 95 to 106 SGB III. */
const shortTime = z.strictObject({
  /** Pay without short-time work, excluding overtime and one-time pay (Soll-Entgelt). */
  fullPayCents: cents,
  /** Pay lost for other reasons, and pay of a job started meanwhile, § 106 (2), (3) SGB III. */
  addedCents: cents.default(0),
  /** A child under tax law: 67 % instead of 60 %. */
  hasChild: z.boolean(),
})

/** What was released of January to November, for the equalisation of the year's taxes with December's pay, § 42b EStG. */
const equalisation = z.strictObject({
  taxableCents: cents,
  /** Withheld. */
  wageTaxCents: cents,
  solidarityCents: cents,
  churchTaxCents: cents,
})

/** A health fund's rates from a month on, in percent. Funds set them freely, so the firm enters them. */
const fund = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  validFrom: monthText,
  additionalRate,
  u1Rate: rate,
  u2Rate: rate,
})

/**
 * Everything one month's pay depends on; money in cents, rates and quantities as decimal text. Contains no names,
 * addresses or numbers.
 */
export const payslipInput = z.strictObject({
  month: monthText,
  employer: z.strictObject({
    /** State of the establishment for wage tax, § 41 (2) EStG: rate of church tax. */
    state: z.enum(STATES),
    /** For employers of up to 30, § 1 AAG. */
    takesPartInU1: z.boolean(),
    /** All except private households and public bodies, § 358 SGB III. */
    paysInsolvencyLevy: z.boolean().default(true),
    /** Exempt from the insolvency levy as a public body; private households are too, but not covered. */
    isPublicBody: z.boolean().default(false),
    /** Trade with a minimum wage above the statutory one. */
    trade: z.enum(['none', 'building_cleaning']).optional(),
  }),
  employee: z.strictObject({
    birthDate: date,
    /** Parenthood is proven; children under 25 count for the reduction. */
    isParent: z.boolean(),
    childBirthDates: z.array(date).default([]),
    /** Without a tax card: for church tax at a flat rate. */
    church: z.enum([...CHURCH_MARKS, NO_CHURCH], refusal('unknown_church_mark')).optional(),
  }),
  employment,
  taxCard: taxCard.optional(),
  earnings: z.array(earning),
  deductions: z.array(deduction).default([]),
  garnishments: z.array(garnishment).default([]),
  funds: z.array(fund).default([]),
  history,
  /** The year's pay without this month's one-time pay (JRE4); derived from the year so far if absent. */
  expectedAnnualPayCents: cents.optional(),
  /** Taxable pay from other employers earlier in the year, § 39b (3) EStG; required where it matters. */
  earlierEmployers: z
    .union([z.literal('none'), z.literal('unknown'), z.strictObject({ taxableCents: cents })])
    .optional(),
  /**
   * For pay after the last day: figures of the employment's last month, running and one-time pay together, and its insured
   * days. Required where pay depends on them: in a Minijob with its minimum base, and in training.
   */
  lastMonth: z.strictObject({ insuredCents: cents, insuredDays: z.int().min(0).max(30) }).optional(),
  /** Time without pay in this month; it may have begun earlier and continue later. */
  absences: z.array(absence).default([]),
  shortTime: shortTime.optional(),
  /** Days liable to contributions, if fewer than the days employed (for instance with sick pay). */
  insuredDays: z.int().min(0).max(30).optional(),
  /** Of December alone; absent where the law or the employee does not want it. */
  equalisation: equalisation.optional(),
})

export type PayslipInput = z.infer<typeof payslipInput>
export type Fund = z.infer<typeof fund>
