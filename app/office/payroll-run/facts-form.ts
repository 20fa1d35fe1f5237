import * as z from 'zod'
import { PERSON_GROUPS } from '~/domain/payroll/social-insurance/person-group'
import { STATES } from '~/domain/payroll/states'
import {
  CHURCHES,
  EARLIER_EMPLOYERS,
  FLAT_TAX_BEARERS,
  OTHER_JOBS,
  PENSION_EXEMPTIONS,
} from '~/domain/payroll-run/facts'
import { parseDate } from '~/kit/forms/dates'
import { parseCents } from '~/kit/forms/decimal'
import type { FaultKey } from '~/kit/forms/faults'
import { optionalLine, revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { oneOrNone } from '~/kit/forms/one-or-none'
import { isGiven, withRules } from '~/kit/forms/rules'
import { month, optional, optionalDecimal, optionalEnd } from '~/kit/forms/value-fields'

const TAX_CLASSES = ['', '1', '2', '3', '4', '5', '6'] as const
const MOST_CHILDREN = 15
const YES_OR_NO = ['yes', 'no'] as const
/** Minijobs and short-term work may be taxed at a flat rate (§ 40a EStG). */
const WITHOUT_TAX_CARD = ['109', '110']

const cents = () => optional('amount_wrong', parseCents)

const fields = z.object({
  from: month('payroll_from_missing'),
  person_group: z.enum(PERSON_GROUPS, { error: 'person_group_missing' satisfies FaultKey }),
  contribution_group: z
    .string()
    .default('')
    .transform((text) => text.replace(/\D/g, ''))
    .pipe(z.string().regex(/^\d{4}$/, { error: 'contribution_group_wrong' satisfies FaultKey })),
  fund: optionalLine(60),
  is_in_transition_zone: ticked(),
  fixed_term_to: optionalEnd(),
  flat_tax_borne_by: z.enum(FLAT_TAX_BEARERS).catch('employer'),
  payroll_tax_class: z
    .enum(TAX_CLASSES, { error: 'payroll_tax_class_missing' satisfies FaultKey })
    .transform((text) => (text === '' ? null : Number(text))),
  factor: optional('factor_wrong', (text) =>
    /^0[,.]\d{1,3}$/.test(text) ? text.replace(',', '.') : undefined,
  ),
  child_allowances: optionalDecimal(20, 1, 'child_allowances_wrong'),
  church: z.enum(CHURCHES).catch('--'),
  allowance_monthly: cents(),
  allowance_annual: cents(),
  addition_monthly: cents(),
  addition_annual: cents(),
  is_parent: ticked(),
  child_birth_dates: optionalLine(300).transform(parseDates),
  private_health: cents(),
  private_care: cents(),
  private_tax: cents(),
  is_subsidised: ticked(),
  pension_exemption: oneOrNone(PENSION_EXEMPTIONS),
  other_job: oneOrNone(OTHER_JOBS),
  other_cents: cents(),
  earlier_employers: z.enum(EARLIER_EMPLOYERS).catch('none'),
  earlier_cents: cents(),
  is_earlier_unknown: ticked(),
  holiday_days: optionalDecimal(99, 1, 'holiday_days_wrong'),
  holiday_carried: optional('holiday_days_wrong', (text) =>
    /^[-−]?\d{1,2}([,.]\d)?$/.test(text) ? text.replace(',', '.').replace('−', '-') : undefined,
  ),
  former_number: optionalLine(30),
  working_days: optional('working_days_wrong', (text) =>
    /^([1-7]|[1-6][,.]\d)$/.test(text) ? text.replace(',', '.') : undefined,
  ),
  place_of_work: oneOrNone(STATES),
  is_managing_director: ticked(),
  is_small_job: ticked(),
  pays_fund_directly: ticked(),
  professional_premium: cents(),
  sick_pay_claim: oneOrNone(YES_OR_NO),
  is_age_limit_confirmed: ticked(),
  church_of_spouse: oneOrNone(CHURCHES),
  second_job: oneOrNone(OTHER_JOBS),
  second_cents: cents(),
  others_health_year: cents(),
  others_pension_year: cents(),
  [REVISION_FIELD]: revision(),
})

export const payrollFactsForm = withRules(fields, [
  needs('other_cents', 'other_cents_missing', ({ other_job: job }) => job !== null && job !== ''),
  needs('second_cents', 'other_cents_missing', ({ second_job: job }) => job !== null && job !== ''),
  needs('others_pension_year', 'others_year_missing', ({ others_health_year: said }) => isGiven(said)),
  needs('others_health_year', 'others_year_missing', ({ others_pension_year: said }) => isGiven(said)),
  needs('earlier_cents', 'earlier_cents_missing', ({ earlier_employers: said }) => said === 'known'),
  {
    at: 'is_parent',
    fault: 'children_without_parent',
    holds: ({ is_parent, child_birth_dates: born }) =>
      Boolean(is_parent) || !isGiven(born) || (born as string[]).length === 0,
  },
  {
    at: 'payroll_tax_class',
    fault: 'payroll_tax_class_needed',
    holds: ({ person_group, payroll_tax_class: taxClass, is_small_job: isSmall }) =>
      isGiven(taxClass) || Boolean(isSmall) || WITHOUT_TAX_CARD.includes(person_group as string),
  },
]).transform(({ from, [REVISION_FIELD]: seen, ...said }) => ({
  from,
  revision: seen ?? 0,
  facts: {
    personGroup: said.person_group,
    contributionGroup: said.contribution_group,
    fund: said.fund,
    isInTransitionZone: said.is_in_transition_zone,
    fixedTermTo: said.fixed_term_to,
    flatTaxBorneBy: said.flat_tax_borne_by,
    taxClass: said.payroll_tax_class,
    factor: said.factor,
    childAllowances: said.child_allowances,
    church: said.church,
    allowanceMonthly: said.allowance_monthly,
    allowanceAnnual: said.allowance_annual,
    additionMonthly: said.addition_monthly,
    additionAnnual: said.addition_annual,
    isParent: said.is_parent,
    childBirthDates: said.child_birth_dates,
    privateHealth: said.private_health,
    privateCare: said.private_care,
    privateTax: said.private_tax,
    isSubsidised: said.is_subsidised,
    pensionExemption: said.pension_exemption,
    otherJob: said.other_job,
    otherCents: said.other_cents,
    earlierEmployers: said.earlier_employers,
    earlierCents: said.earlier_cents,
    isEarlierUnknown: said.is_earlier_unknown,
    holidayDays: said.holiday_days,
    holidayCarried: said.holiday_carried,
    formerNumber: said.former_number,
    workingDays: said.working_days,
    placeOfWork: said.place_of_work,
    isManagingDirector: said.is_managing_director,
    isSmallJob: said.is_small_job,
    paysFundDirectly: said.pays_fund_directly,
    professionalPremium: said.professional_premium,
    hasSickPayClaim: said.sick_pay_claim === null ? null : said.sick_pay_claim === 'yes',
    isAgeLimitAllowanceConfirmed: said.is_age_limit_confirmed,
    churchOfSpouse: said.church_of_spouse,
    secondJob: said.second_job,
    secondCents: said.second_cents,
    othersHealthYear: said.others_health_year,
    othersPensionYear: said.others_pension_year,
  },
}))

function needs(at: string, fault: FaultKey, isNeeded: (values: Record<string, unknown>) => boolean) {
  return {
    at,
    fault,
    holds: (values: Record<string, unknown>) => !isNeeded(values) || isGiven(values[at]),
  }
}

function ticked() {
  return z
    .string()
    .optional()
    .transform((text) => Boolean(text))
}

function parseDates(text: string | null, context: z.core.$RefinementCtx): string[] {
  const dates = (text ?? '')
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(parseDate)
  if (dates.length <= MOST_CHILDREN && dates.every((date) => date !== undefined)) return dates
  context.addIssue({ code: 'custom', message: 'child_birth_dates_wrong' satisfies FaultKey })
  return z.NEVER
}
