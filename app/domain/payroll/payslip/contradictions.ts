import { PayrollRefusal, refuseIf } from '../errors'
import { personGroupRules } from '../social-insurance/person-group'
import { contributionGroupOf, readGroup } from '../social-insurance/read-contribution-group'
import type { Figures } from '../years/figures'
import { assignedMonth, refuseUnclearAfterExit } from './after-exit'
import { isPastAgeLimit } from './age'
import { careSituationOf } from './care-situation'
import { fundIn } from './funds'
import { refuseImpossibleHistory } from './history-checks'
import type { PayslipInput } from './input'
import { periodOf } from './period'
import { refuseUnclearPartialRetirement, refuseUncoveredShortTime } from './replacement-checks'
import { refuseUnclearSelfPayer } from './self-payer'

type Check = (input: PayslipInput, figures: Figures) => unknown

export function contradictionsIn(input: PayslipInput, figures: Figures): PayrollRefusal[] {
  return CHECKS.flatMap((check) => {
    try {
      check(input, figures)
    } catch (error) {
      if (error instanceof PayrollRefusal) return [error]
      throw error
    }
    return []
  })
}

const CHECKS: readonly Check[] = [
  refuseYear,
  (input) => periodOf(input),
  refuseUnclearAfterExit,
  ({ employment }) => contributionGroupOf(employment.contributionGroup, employment.personGroup),
  refuseAge,
  refuseImpossibleDates,
  refuseUnclearHealth,
  refuseUnclearPension,
  refuseUnclearSelfPayer,
  refuseZone,
  (input) => careSituationOf(input, input.month),
  refuseMissingFund,
  refuseUncoveredShortTime,
  refuseUnclearPartialRetirement,
  refuseMissingCard,
  ({ employment }) => refuseIf(employment.retirementPayCents > 0, 'versorgungsbezuege_not_covered'),
  refuseImpossibleHistory,
  refuseHousehold,
  refuseEqualisation,
]

/** At the earliest with the year's last pay, § 42b (3) sentence 1 EStG. */
function refuseEqualisation({ month, equalisation }: PayslipInput): void {
  refuseIf(equalisation !== undefined && !month.endsWith('-12'), 'equalisation_outside_december', { month })
}

function refuseYear({ month }: PayslipInput, figures: Figures): void {
  const year = month.slice(0, 4)
  refuseIf(!figures.isYearThere(Number(year)), 'year_without_plan', { year })
}

/** § 249b sentence 2 SGB V, § 168 (1) no. 1c SGB VI, § 276a SGB VI: households pay 5 % each, and firms do not have them. */
function refuseHousehold({ employer, employment }: PayslipInput): void {
  const isMinijob = personGroupRules(employment.personGroup).kind === 'minijob'
  refuseIf(
    isMinijob && !employer.paysInsolvencyLevy && !employer.isPublicBody,
    'private_household_not_covered',
  )
}

/** The age limit ends unemployment insurance, § 28 (1) no. 1 SGB III, and makes pensioners exempt. */
function refuseAge({ employee, employment, month }: PayslipInput): void {
  const { personGroup, contributionGroup } = employment
  const isPast = isPastAgeLimit(employee.birthDate, month)
  refuseIf(personGroup === '119' && !isPast, 'person_group_contradicts_age', { personGroup })
  const { unemployment } = readGroup(contributionGroup)
  refuseIf(isPast && unemployment === 'full', 'contribution_group_contradicts_age', {
    key: contributionGroup,
  })
  const isEarly = !isPast && unemployment === 'employer_half'
  refuseIf(isEarly, 'contribution_group_contradicts_age', { key: contributionGroup })
}

function refuseImpossibleDates({ employee, employment, absences }: PayslipInput): void {
  refuseIf(employee.birthDate >= employment.from, 'born_after_entry')
  const isBackwards = absences.some(({ from, to }) => to !== undefined && to < from)
  refuseIf(isBackwards, 'absence_ends_before_it_begins')
}

/** Exactly one of private and statutory health insurance is needed. */
function refuseUnclearHealth({ employment }: PayslipInput): void {
  const { health } = readGroup(employment.contributionGroup)
  const { kind } = personGroupRules(employment.personGroup)
  const isPrivate = employment.privateInsurance !== undefined
  refuseIf(isPrivate && health !== 'none', 'private_insurance_contradicts_group')
  const isExpected = kind === 'regular' || kind === 'apprentice'
  const isInsured = isPrivate || employment.paysFundDirectly
  refuseIf(isExpected && health === 'none' && !isInsured, 'private_insurance_missing')
}

/** Exempt from pension insurance: for a professional scheme, which changes tax and costs, or for another reason. */
function refuseUnclearPension({ employment }: PayslipInput): void {
  const { pension } = readGroup(employment.contributionGroup)
  const isOpen = employment.personGroup === '101' && pension === 'none'
  refuseIf(isOpen && employment.pensionExemption === undefined, 'pension_exemption_missing')
  refuseIf(
    employment.pensionExemption !== undefined && pension !== 'none',
    'pension_exemption_contradicts_group',
  )
}

function refuseZone({ employment }: PayslipInput): void {
  if (!employment.isInTransitionZone) return
  const { isZonePossible, kind } = personGroupRules(employment.personGroup)
  refuseIf(!isZonePossible, 'transition_zone_excludes_employment', { kind })
  const isPrivate = employment.privateInsurance !== undefined
  refuseIf(isPrivate, 'transition_zone_with_private_insurance_not_covered')
}

function refuseMissingFund(input: PayslipInput): void {
  const { kind } = personGroupRules(input.employment.personGroup)
  const hasNone = kind === 'minijob' || kind === 'short_term'
  const isPrivateDirector = kind === 'director' && input.employment.privateInsurance !== undefined
  if (!hasNone && !isPrivateDirector) fundIn(assignedMonth(input), input, input.employment.fundId)
}

function refuseMissingCard({ employment, taxCard }: PayslipInput): void {
  const { kind } = personGroupRules(employment.personGroup)
  const isFlatPossible = kind === 'minijob' || kind === 'short_term'
  refuseIf(!isFlatPossible && !employment.isSmallJob && taxCard === undefined, 'tax_card_missing')
}
