import { usualPayDay } from '../payroll-month/due-days'
import { factsIn, isOwnDirector, needsFund, type PayrollFacts } from '../payroll-run/facts'
import { addDays, type DateText, type MonthText, monthOf } from '../values/calendar'
import { interruptionReports, interruptionsOf } from './interruptions'
import type { Report, ReportCode } from './report'
import { type Reported, SHORT_TERM, sixWeeksAfter } from './reported'

interface Firm {
  /** In a trade of § 28a (4) SGB IV. */
  isImmediate: boolean
}

/** All reports of a person, of whatever time; years are those of which annual reports are asked. */
export function reportsOf(person: Reported, firm: Firm, years: readonly number[]): Report[] {
  const { employeeId, entryOn, facts } = person
  const first = factsIn(facts, monthOf(entryOn)) ?? facts.at(-1)?.facts
  if (first && isOwnDirector(first)) return []
  const reports: Omit<Report, 'employeeId'>[] = [
    ...startAndEnd(person, firm),
    ...changes(person),
    ...interruptionReports(person),
    ...person.paidApart.map(ofPay),
    ...years.flatMap((year) => annual(person, year)),
  ]
  return reports.map((report) => ({ employeeId, ...report })).sort((a, b) => (a.due < b.due ? -1 : 1))
}

function startAndEnd(person: Reported, { isImmediate }: Firm) {
  const { entryOn, exitOn } = person
  const report = (code: ReportCode, day: DateText, due = sixWeeksAfter(day)) => ({ code, day, due })
  // Both are due while the first still is, § 28a (1) SGB IV, appendix 1: one report says both.
  const isBoth = exitOn !== null && exitOn <= sixWeeksAfter(entryOn)
  return [
    ...(isImmediate ? [report('20', entryOn, entryOn)] : []),
    ...(isBoth ? [report('40', exitOn, sixWeeksAfter(entryOn))] : [report('10', entryOn)]),
    ...(exitOn !== null && !isBoth && !isOutAlready(person, exitOn) ? [report('30', exitOn)] : []),
  ]
}

/** After a month without pay, and not back since. */
function isOutAlready(person: Reported, exitOn: DateText): boolean {
  return interruptionsOf(person).some(
    ({ to, first }) => first.code === '34' && first.day < exitOn && exitOn <= to,
  )
}

/** Another fund, contribution group or person group from a month on, § 12 DEÜV. */
function changes({ entryOn, exitOn, facts }: Reported) {
  return facts.flatMap(({ from, facts: now }, index) => {
    const before = facts[index + 1]?.facts
    const day = `${from}-01`
    if (!before || day <= entryOn || (exitOn !== null && day > exitOn)) return []
    const code = changeCode(before, now)
    return code ? [{ code, day, due: sixWeeksAfter(day) }] : []
  })
}

/** The collecting fund counts first: with another one everything is reported anew. */
function changeCode(before: PayrollFacts, now: PayrollFacts): ReportCode | undefined {
  const collector = (facts: PayrollFacts) => (needsFund(facts) ? facts.fund : 'Minijob-Zentrale')
  if (collector(before) !== collector(now)) return '31_11'
  if (before.contributionGroup !== now.contributionGroup) return '32_12'
  return before.personGroup === now.personGroup ? undefined : '33_13'
}

/** One-time pay that is reported apart, § 11 (2) nos. 1 and 4 and (3) DEÜV. */
export function ofPay(month: MonthText) {
  const day = usualPayDay(month)
  return { code: '54', day, due: sixWeeksAfter(day) } as const
}

/**
 * § 10 DEÜV: for everybody who is insured by work on 31 December, unless another report has the time until then; § 28a (2a) SGB IV: for everybody employed in the year.
 */
function annual(person: Reported, year: number) {
  const { entryOn, exitOn, facts } = person
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  if (entryOn > last || (exitOn !== null && exitOn < first)) return []
  const isShortTerm = factsIn(facts, `${year}-12`)?.personGroup === SHORT_TERM
  const isAway = interruptionsOf(person).some((one) => one.first.day <= last && last <= one.to)
  const isChanged = changes(person).some(({ day }) => day === addDays(last, 1))
  const isThere = (exitOn === null || exitOn > last) && !isAway && !isChanged
  return [
    ...(isThere && !isShortTerm ? [{ code: '50', day: last, due: `${year + 1}-02-15` } as const] : []),
    { code: '92', day: last, due: `${year + 1}-02-16` } as const,
  ]
}
