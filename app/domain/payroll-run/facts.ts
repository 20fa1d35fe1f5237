import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import { CHURCH_MARKS, NO_CHURCH } from '../payroll/church-marks'
import { PERSON_GROUPS } from '../payroll/social-insurance/person-group'
import { STATES } from '../payroll/states'

export const PENSION_EXEMPTIONS = ['professional_scheme', 'other'] as const
export const OTHER_JOBS = ['insured', 'minijob'] as const
export const EARLIER_EMPLOYERS = ['none', 'unknown', 'known'] as const
export const FLAT_TAX_BEARERS = ['employer', 'employee'] as const
/** Of those who were private on 31 Dec 2002 or on 31 Dec 2026 for passing the limit, § 6 (7), (8) SGB V. */
export const OWN_PAY_LIMITS = ['since_2002', 'since_2026'] as const
export const CHURCHES = [NO_CHURCH, ...CHURCH_MARKS] as const

const cents = z.int().nonnegative().nullable()
const text = z.string().nullable()

/** What tax and insurance need to know of an employee, besides name, dates and pay. Null means none. */
const payrollFacts = z.object({
  personGroup: z.enum(PERSON_GROUPS),
  contributionGroup: z.string(),
  fund: text,
  isInTransitionZone: z.boolean(),
  fixedTermTo: text,
  flatTaxBorneBy: z.enum(FLAT_TAX_BEARERS),
  /** Null: taxed flat, without a tax card. */
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
  /** The part of the premiums that counts for wage tax. */
  privateTax: cents,
  isSubsidised: z.boolean(),
  pensionExemption: z.enum(PENSION_EXEMPTIONS).nullable(),
  otherJob: z.enum(OTHER_JOBS).nullable(),
  otherCents: cents,
  earlierEmployers: z.enum(EARLIER_EMPLOYERS),
  earlierCents: cents,
  /** True if it is unknown what was paid this year before the first payslip here. */
  isEarlierUnknown: z.boolean(),
  /** For the year of the month from which these facts hold, as decimal text. */
  holidayDays: text,
  /** Days carried over from last year; negative for days taken before hours were kept here. */
  holidayCarried: text,
  /** Personnel number of the same person's earlier record. */
  formerNumber: text,
  /** Working days per week, as decimal text; null means five. */
  workingDays: text,
  /** For care insurance; null means the state of the establishment. */
  placeOfWork: z.enum(STATES).nullable(),
  isManagingDirector: z.boolean(),
  isSmallJob: z.boolean(),
  paysFundDirectly: z.boolean(),
  professionalPremium: cents,
  /** Null: follows from the person group. */
  hasSickPayClaim: z.boolean().nullable(),
  isAgeLimitAllowanceConfirmed: z.boolean(),
  churchOfSpouse: z.enum(CHURCHES).nullable(),
  secondJob: z.enum(OTHER_JOBS).nullable(),
  secondCents: cents,
  /** Liable pay of all other insured jobs in the months of this year that both jobs share. */
  othersHealthYear: cents,
  othersPensionYear: cents,
  /** Of the privately insured; null means the general one, § 6 (6) to (8) SGB V. */
  payLimit: z.enum(OWN_PAY_LIMITS).nullable(),
  /** Does not want the firm to equalise the year's wage tax, § 42b (1) sentence 3 number 1 EStG. */
  isEqualisationDeclined: z.boolean(),
})

export type PayrollFacts = z.infer<typeof payrollFacts>

/** Facts from a month on, until the next ones. */
export interface DatedFacts {
  from: string
  facts: PayrollFacts
}

/** Facts that few employees have. */
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
  payLimit: null,
  isEqualisationDeclined: false,
} satisfies Partial<PayrollFacts>

const FROZEN: FrozenShape<PayrollFacts> = {
  shape: payrollFacts,
  // Version 2 added holiday; version 3 what could be calculated but not entered; version 4 whose pay limit holds;
  // version 5 who wants no equalisation.
  steps: [
    (facts) => facts,
    (facts) => ({ ...facts, holidayDays: null, holidayCarried: null }),
    (facts) => ({ ...facts, ...NOTHING_RARE }),
    (facts) => ({ ...facts, payLimit: null }),
    (facts) => ({ ...facts, isEqualisationDeclined: false }),
  ],
}

export function factsJson(facts: PayrollFacts): string {
  return toFrozenJson(FROZEN, facts)
}

export function parseFacts(json: string): PayrollFacts {
  return fromFrozenJson(FROZEN, json)
}

/** Facts of a month; `dated` has the newest first. */
export function factsIn(dated: readonly DatedFacts[], month: string): PayrollFacts | undefined {
  return dated.find(({ from }) => from <= month)?.facts
}

type Churches = Pick<PayrollFacts, 'church' | 'churchOfSpouse'>

/** Churches as they hold in a month, or from the first month kept; empty where nothing is kept. */
export function churchesIn(dated: readonly DatedFacts[], month: string): Partial<Churches> {
  const facts = factsIn(dated, month) ?? dated.at(-1)?.facts
  return facts ? { church: facts.church, churchOfSpouse: facts.churchOfSpouse } : {}
}

/** For whoever may not see them. */
export const NO_CHURCHES: Churches = { church: NO_CHURCH, churchOfSpouse: null }

const MINIJOB_CENTRE: readonly PayrollFacts['personGroup'][] = ['109', '110']

/**
 * Whether contributions and levies go to a health fund, § 28i SGB IV: also for the privately insured; for Minijobs and
 * short-term work to the Minijob-Zentrale; for a director who is not an employee to none.
 */
export function needsFund({ personGroup, contributionGroup }: PayrollFacts): boolean {
  return !MINIJOB_CENTRE.includes(personGroup) && !isOwnDirector({ personGroup, contributionGroup })
}

/** Insured by the firm in no branch. */
export function isOwnDirector({
  personGroup,
  contributionGroup,
}: Pick<PayrollFacts, 'personGroup' | 'contributionGroup'>): boolean {
  return personGroup === 'director' && contributionGroup === '0000'
}
