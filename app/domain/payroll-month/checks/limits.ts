import type { SocialInsuranceParameters } from '../../payroll/parameters/social-insurance-parameters'
import { personGroupRules } from '../../payroll/social-insurance/person-group'
import type { Figures } from '../../payroll/years/figures'
import type { MonthText } from '../../values/calendar'
import type { Cents } from '../../values/money'
import { type Check, check, type Watched, type WatchedMonth } from './check'

const MONTHS_A_YEAR = 12
const WHOLE_MONTH = 30
/** § 8 (1b) SGB IV: unforeseeable, and twice in twelve months; above twice the limit the calculation refuses. */
const TIMES_ALLOWED = 2

/** Without them there is nothing to compare with. */
const LIMITS = ['payLimits', 'healthCeiling', 'careCeiling', 'pensionCeiling'] as const

const CODE_OF_TIMES = { 1: 'minijob_once', 2: 'minijob_twice' } as const

/** A Minijob above its limit, in the month or over the year, § 8 (1) no. 1, (1a), (1b) SGB IV. */
export function minijobChecks({ now, earlier, figures }: Watched): Check[] {
  if (now.result.employment.kind !== 'minijob') return []
  return [...monthsAbove(now, earlier, figures), ...yearAbove(now, figures)]
}

function monthsAbove(now: WatchedMonth, earlier: Watched['earlier'], official: Figures): Check[] {
  const limit = minijobLimit(now.input.month, official)
  const pay = runningOf(now)
  if (pay <= limit) return []
  const figures = { pay: money(pay), limit: money(limit) }
  const others = earlier().filter(
    (one) =>
      one.result.employment.kind === 'minijob' && runningOf(one) > minijobLimit(one.input.month, official),
  )
  const times = others.length + 1
  const code = times > TIMES_ALLOWED ? 'minijob_often' : CODE_OF_TIMES[times as 1 | 2]
  return [check(code, { ...figures, times: { kind: 'decimal', value: String(times) } })]
}

function yearAbove({ input, result }: WatchedMonth, figures: Figures): Check[] {
  const { year } = result.history
  if (year === 'unknown') return []
  const [first, last] = [input.employment.from, input.employment.to]
  const inYear = (date: string | undefined) => date?.slice(0, 4) === input.month.slice(0, 4)
  const from = inYear(first) ? Number(first.slice(5, 7)) : 1
  const to = last !== undefined && inYear(last) ? Number(last.slice(5, 7)) : MONTHS_A_YEAR
  const limit = minijobLimit(input.month, figures) * (to - from + 1)
  const pay = year.insured.health.cents || year.insured.pension.cents || year.grossCents
  return pay > limit ? [check('minijob_year', { pay: money(pay), limit: money(limit) })] : []
}

function minijobLimit(month: MonthText, figures: Figures): Cents {
  return Number(figures.socialInsurance(month).minijob.limit)
}

/** The transition zone left, or entered, in two months running, § 20 (2) SGB IV; a part month says nothing. */
export function zoneChecks({ now, before, figures: official }: Watched): Check[] {
  const { personGroup } = now.input.employment
  const today = placeInZone(now, official)
  const { isInTransitionZone: isInZone } = now.result.employment
  if (today === undefined || !personGroupRules(personGroup).isZonePossible) return []
  if ((today === 'inside') === isInZone) return []
  const then = before()
  if (!then || placeInZone(then, official) !== today) return []
  const { transitionZone } = official.socialInsurance(now.input.month)
  const figures = {
    pay: money(runningOf(now)),
    lower: money(Number(transitionZone.lowerLimit)),
    upper: money(Number(transitionZone.upperLimit)),
  }
  return [check(today === 'inside' ? 'zone_entered' : `zone_${today}`, figures)]
}

/** Undefined for a part month, and beside another job, whose pay counts too. */
function placeInZone(calculation: WatchedMonth, official: Figures): 'below' | 'inside' | 'above' | undefined {
  const { input, result } = calculation
  const isPart = result.insuredDays < WHOLE_MONTH
  if (isPart || input.employment.others.length > 0) return undefined
  const { lowerLimit, upperLimit } = official.socialInsurance(input.month).transitionZone
  const pay = BigInt(runningOf(calculation))
  return pay <= lowerLimit ? 'below' : pay > upperLimit ? 'above' : 'inside'
}

/** The pay limit of compulsory health insurance, § 6 (1) no. 1, (4) SGB V, and the ceilings: when they are first crossed. */
export function limitChecks({ now, before, figures }: Watched): Check[] {
  const { month } = now.input
  if (!LIMITS.every((part) => figures.isKnown(part, month))) return []
  const parameters = figures.socialInsurance(month)
  const annualPayLimit = parameters.annualPayLimits.general
  const isCompulsory = now.input.employment.contributionGroup.startsWith('1')
  const pay = runningOf(now)
  const isDecember = month.endsWith('-12')
  const isAbove = (one: WatchedMonth, limit: bigint) => BigInt(runningOf(one)) * BigInt(MONTHS_A_YEAR) > limit
  const wasAbove = (limit: bigint) => {
    const then = before()
    return then !== undefined && isAbove(then, limit)
  }
  const isDue = (limit: bigint) => isAbove(now, limit) && (isDecember || !wasAbove(limit))
  const ofYear = { pay: money(pay * MONTHS_A_YEAR), limit: money(Number(annualPayLimit)) }
  const crossed = ceilingsOf(parameters).filter(
    ({ ceiling }) => !isDecember && isDue(ceiling) && before() !== undefined,
  )
  const isWhole = now.result.insuredDays === WHOLE_MONTH
  return [
    ...(isWhole && isCompulsory && isRegular(now) && isDue(annualPayLimit)
      ? [check('pay_limit_above', ofYear)]
      : []),
    ...crossed.map(({ branch, ceiling }) =>
      check('ceiling_crossed', {
        pay: money(pay),
        limit: money(Number(ceiling / BigInt(MONTHS_A_YEAR))),
        branch: { kind: 'word', word: branch },
      }),
    ),
  ]
}

/** Health and care insurance have one ceiling in most years. */
function ceilingsOf({ healthCeiling, careCeiling, pensionCeiling }: SocialInsuranceParameters) {
  const ofHealth =
    healthCeiling === careCeiling
      ? [{ branch: 'health', ceiling: healthCeiling }]
      : [
          { branch: 'health_alone', ceiling: healthCeiling },
          { branch: 'care_alone', ceiling: careCeiling },
        ]
  return [...ofHealth, { branch: 'pension', ceiling: pensionCeiling }]
}

/** Employees are free of health insurance by their pay, apprentices are not, § 6 (1) no. 1 SGB V. */
function isRegular({ result }: WatchedMonth): boolean {
  return result.employment.kind === 'regular'
}

function runningOf({ result }: WatchedMonth): Cents {
  return result.totals.insuredRunningCents
}

function money(cents: Cents) {
  return { kind: 'money', cents } as const
}
