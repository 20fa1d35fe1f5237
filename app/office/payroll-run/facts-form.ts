import * as z from 'zod'
import { PERSON_GROUPS } from '~/domain/payroll/social-insurance/person-group'
import { STATES } from '~/domain/payroll/states'
import {
  CHURCHES,
  EARLIER_EMPLOYERS,
  FLAT_TAX_BEARERS,
  OTHER_JOBS,
  OWN_PAY_LIMITS,
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
  is_equalisation_declined: ticked(),
  pays_fund_directly: ticked(),
  professional_premium: cents(),
  sick_pay_claim: oneOrNone(YES_OR_NO),
  is_age_limit_confirmed: ticked(),
  church_of_spouse: oneOrNone(CHURCHES),
  second_job: oneOrNone(OTHER_JOBS),
  second_cents: cents(),
  others_health_year: cents(),
  others_pension_year: cents(),
  pay_limit: oneOrNone(OWN_PAY_LIMITS),
  [REVISION_FIELD]: revision(),
})

export const payrollFactsForm = withRules(fields, [
  needs('other_cents', 'other_cents_missing', ({ other_job: job }) => job !== null && job !== ''),
  needs('second_cents', 'other_cents_missing', ({ second_job: job }) => job !== null && job !== ''),
  needs('others_pension_year', 'others_year_missing', ({ others_health_year: typed }) => isGiven(typed)),
  needs('others_health_year', 'others_year_missing', ({ others_pension_year: typed }) => isGiven(typed)),
  needs('earlier_cents', 'earlier_cents_missing', ({ earlier_employers: typed }) => typed === 'known'),
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
]).transform(({ from, [REVISION_FIELD]: seen, ...typed }) => ({
  from,
  revision: seen ?? 0,
  facts: {
    personGroup: typed.person_group,
    contributionGroup: typed.contribution_group,
    fund: typed.fund,
    isInTransitionZone: typed.is_in_transition_zone,
    fixedTermTo: typed.fixed_term_to,
    flatTaxBorneBy: typed.flat_tax_borne_by,
    taxClass: typed.payroll_tax_class,
    factor: typed.factor,
    childAllowances: typed.child_allowances,
    church: typed.church,
    allowanceMonthly: typed.allowance_monthly,
    allowanceAnnual: typed.allowance_annual,
    additionMonthly: typed.addition_monthly,
    additionAnnual: typed.addition_annual,
    isParent: typed.is_parent,
    childBirthDates: typed.child_birth_dates,
    privateHealth: typed.private_health,
    privateCare: typed.private_care,
    privateTax: typed.private_tax,
    isSubsidised: typed.is_subsidised,
    pensionExemption: typed.pension_exemption,
    otherJob: typed.other_job,
    otherCents: typed.other_cents,
    earlierEmployers: typed.earlier_employers,
    earlierCents: typed.earlier_cents,
    isEarlierUnknown: typed.is_earlier_unknown,
    holidayDays: typed.holiday_days,
    holidayCarried: typed.holiday_carried,
    formerNumber: typed.former_number,
    workingDays: typed.working_days,
    placeOfWork: typed.place_of_work,
    isManagingDirector: typed.is_managing_director,
    isSmallJob: typed.is_small_job,
    paysFundDirectly: typed.pays_fund_directly,
    professionalPremium: typed.professional_premium,
    hasSickPayClaim: typed.sick_pay_claim === null ? null : typed.sick_pay_claim === 'yes',
    isAgeLimitAllowanceConfirmed: typed.is_age_limit_confirmed,
    churchOfSpouse: typed.church_of_spouse,
    secondJob: typed.second_job,
    secondCents: typed.second_cents,
    othersHealthYear: typed.others_health_year,
    othersPensionYear: typed.others_pension_year,
    payLimit: typed.pay_limit,
    isEqualisationDeclined: typed.is_equalisation_declined,
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
