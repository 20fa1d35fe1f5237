import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import { CHURCH_MARKS, NO_CHURCH } from '../payroll/church-marks'
import { PERSON_GROUPS } from '../payroll/social-insurance/person-group'
import { STATES } from '../payroll/states'

export const PENSION_EXEMPTIONS = ['professional_scheme', 'other'] as const
export const OTHER_JOBS = ['insured', 'minijob'] as const
export const EARLIER_EMPLOYERS = ['none', 'unknown', 'known'] as const
export const FLAT_TAX_BEARERS = ['employer', 'employee'] as const
export const CHURCHES = [NO_CHURCH, ...CHURCH_MARKS] as const

const cents = z.int().nonnegative().nullable()
const text = z.string().nullable()

/** What tax and insurance ask of an employee, besides name, dates and pay. Null is none. */
const payrollFacts = z.object({
  personGroup: z.enum(PERSON_GROUPS),
  contributionGroup: z.string(),
  fund: text,
  isInTransitionZone: z.boolean(),
  fixedTermTo: text,
  flatTaxBorneBy: z.enum(FLAT_TAX_BEARERS),
  /** Null is taxed flat, without a tax card. */
  taxClass: z.int().min(1).max(6).nullable(),
  factor: text,
  childAllowances: text,
  church: z.enum(CHURCHES),
  allowanceMonthly: cents,
  allowanceAnnual: cents,
  additionMonthly: cents,
  additionAnnual: cents,
  isParent: z.boolean(),
  childBirthDates: z.array(z.string()),
  privateHealth: cents,
  privateCare: cents,
  /** What of the premiums counts for wage tax. */
  privateTax: cents,
  isSubsidised: z.boolean(),
  pensionExemption: z.enum(PENSION_EXEMPTIONS).nullable(),
  otherJob: z.enum(OTHER_JOBS).nullable(),
  otherCents: cents,
  earlierEmployers: z.enum(EARLIER_EMPLOYERS),
  earlierCents: cents,
  /** Whether it is unknown what was paid this year before the first payslip here. */
  isEarlierUnknown: z.boolean(),
  /** In the year of the month that these hold from, as decimal text. */
  holidayDays: text,
  /** Days from the year before; less than nothing for days that were taken before hours were kept here. */
  holidayCarried: text,
  /** The personnel number of the record that the same person had before. */
  formerNumber: text,
  /** Days of the week on which work is done, as decimal text; null is five. */
  workingDays: text,
  /** For care insurance; null is the state of the establishment. */
  placeOfWork: z.enum(STATES).nullable(),
  isManagingDirector: z.boolean(),
  isSmallJob: z.boolean(),
  paysFundDirectly: z.boolean(),
  professionalPremium: cents,
  /** Null is by the person group. */
  hasSickPayClaim: z.boolean().nullable(),
  isAgeLimitAllowanceConfirmed: z.boolean(),
  churchOfSpouse: z.enum(CHURCHES).nullable(),
  secondJob: z.enum(OTHER_JOBS).nullable(),
  secondCents: cents,
  /** Liable pay of the other insured jobs together in this year's earlier months of both jobs. */
  othersHealthYear: cents,
  othersPensionYear: cents,
})

export type PayrollFacts = z.infer<typeof payrollFacts>

/** Facts that hold from a month on, until the next ones. */
export interface DatedFacts {
  from: string
  facts: PayrollFacts
}

/** What few people have. */
export const NOTHING_RARE = {
  formerNumber: null,
  workingDays: null,
  placeOfWork: null,
  isManagingDirector: false,
  isSmallJob: false,
  paysFundDirectly: false,
  professionalPremium: null,
  hasSickPayClaim: null,
  isAgeLimitAllowanceConfirmed: false,
  churchOfSpouse: null,
  secondJob: null,
  secondCents: null,
  othersHealthYear: null,
  othersPensionYear: null,
} satisfies Partial<PayrollFacts>

const FROZEN: FrozenShape<PayrollFacts> = {
  shape: payrollFacts,
  // Version 2 brought holiday, version 3 what the calculation knew and nobody could say.
  steps: [
    (facts) => facts,
    (facts) => ({ ...facts, holidayDays: null, holidayCarried: null }),
    (facts) => ({ ...facts, ...NOTHING_RARE }),
  ],
}

export function factsJson(facts: PayrollFacts): string {
  return toFrozenJson(FROZEN, facts)
}

export function parseFacts(json: string): PayrollFacts {
  return fromFrozenJson(FROZEN, json)
}

/** What holds in a month, of a list with the newest first. */
export function factsIn(dated: readonly DatedFacts[], month: string): PayrollFacts | undefined {
  return dated.find(({ from }) => from <= month)?.facts
}

const MINIJOB_CENTRE: readonly PayrollFacts['personGroup'][] = ['109', '110']

/**
 * Whether contributions and levies go to a health fund, § 28i SGB IV: those of the privately insured as well, of Minijobs
 * and short-term work to the Minijob-Zentrale, and of a director who is no employee to nobody.
 */
export function needsFund({ personGroup, contributionGroup }: PayrollFacts): boolean {
  return !MINIJOB_CENTRE.includes(personGroup) && !isOwnDirector({ personGroup, contributionGroup })
}

/** In no branch insured by the firm. */
export function isOwnDirector({
  personGroup,
  contributionGroup,
}: Pick<PayrollFacts, 'personGroup' | 'contributionGroup'>): boolean {
  return personGroup === 'director' && contributionGroup === '0000'
}
