import { factsIn } from '../payroll-run/facts'
import {
  addDays,
  addMonths,
  type DateText,
  daysOfMonth,
  type MonthText,
  monthOf,
  shiftMonth,
} from '../values/calendar'
import type { Report, ReportCode } from './report'
import { type Absence, type Reported, SHORT_TERM, sixWeeksAfter } from './reported'

/** § 9 DEÜV. */
const TWO_WEEKS = 14

const CODE_OF_KIND = {
  sick_benefit: '51',
  child_sick_benefit: '51',
  maternity: '51',
  parental_leave: '52',
} as const

type Due = Omit<Report, 'employeeId'>

/** Time without pay that is reported: what was paid before it is in its first report, what is paid after it in a later one. */
export interface Interruption {
  from: DateText
  to: DateText
  first: Due
}

/** First days of parental leave that is reported by itself, and last ones. */
export interface ParentalLeave {
  from: DateText
  to: DateText
}

type Away = Pick<Reported, 'absences' | 'exitOn' | 'facts'>

/** All reports of interruptions; of time without pay that ends the insurance also the return from it. */
export function interruptionReports(person: Reported): Due[] {
  const interruptions = interruptionsOf(person)
  return [
    ...interruptions.map(({ first }) => first),
    ...interruptions
      .filter(({ first }) => first.code === '34')
      .flatMap(({ to }) => returnOf(to, person.exitOn)),
    ...parentalLeaves(person).flatMap((leave) => startAndEndOf(leave, person.exitOn)),
  ]
}

/** None of short-term work, of which only the beginning, the end and the year's accident insurance are reported. */
export function interruptionsOf(person: Away): Interruption[] {
  const absences = person.absences.filter(
    ({ from }) => factsIn(person.facts, monthOf(from))?.personGroup !== SHORT_TERM,
  )
  return [...withBenefit({ ...person, absences }), ...unpaidTimes({ ...person, absences })]
}

/**
 * With a benefit over a whole calendar month, § 9 DEÜV. Where another benefit or parental leave follows at once, it goes on: only
 * its beginning is reported, with the reason that it had then.
 */
function withBenefit({ absences, exitOn }: Away): Interruption[] {
  const paidElsewhere = absences.filter(({ kind }) => kind !== 'unpaid')
  return joined(paidElsewhere).flatMap(({ kind, from, to }) => {
    const whole = firstWholeMonth(from)
    const { first, last } = daysOfMonth(whole)
    const isUntilExit = exitOn !== null && exitOn <= to
    if (kind === 'unpaid' || (to < last && !isUntilExit)) return []
    // Whoever leaves before that month has all pay in the deregistration.
    if (exitOn !== null && exitOn < first) return []
    const code: ReportCode = CODE_OF_KIND[kind]
    return [{ from, to, first: { code, day: addDays(from, -1), due: addDays(last, TWO_WEEKS) } }]
  })
}

function firstWholeMonth(from: DateText): MonthText {
  return from.endsWith('-01') ? monthOf(from) : shiftMonth(monthOf(from), 1)
}

/** Without pay and without benefit: after a month the insurance ends, § 7 (3) SGB IV. */
function unpaidTimes({ absences, exitOn }: Away): Interruption[] {
  return joined(absences.filter(({ kind }) => kind === 'unpaid')).flatMap(({ from, to }) => {
    const day = addDays(addMonths(from, 1), -1)
    const isOver = to <= day || (exitOn !== null && exitOn <= day)
    return isOver ? [] : [{ from, to, first: { code: '34', day, due: sixWeeksAfter(day) } as const }]
  })
}

function returnOf(to: DateText, exitOn: DateText | null): Due[] {
  const day = addDays(to, 1)
  return exitOn !== null && exitOn <= to ? [] : [{ code: '13', day, due: sixWeeksAfter(day) }]
}

/**
 * Since 2024, § 28a (1) SGB IV: whoever is in a health fund by this job; over a whole calendar month, as § 9 DEÜV says, voluntary
 * members from the first day. Another fund is told of the rest as of a leave of its own.
 */
export function parentalLeaves({ absences, facts }: Pick<Reported, 'absences' | 'facts'>): ParentalLeave[] {
  const leaves = joined(absences.filter(({ kind }) => kind === 'parental_leave'))
  return leaves.flatMap((leave) => {
    const { from, to } = leave
    if (from < FIRST_LEAVE_REPORTED) return []
    const isLong = to >= daysOfMonth(firstWholeMonth(from)).last
    return byFund(leave, facts).filter((part) => {
      const group = factsIn(facts, monthOf(part.from))?.contributionGroup.charAt(0)
      return group !== undefined && !NOT_IN_A_FUND.includes(group) && (isLong || group === VOLUNTARY)
    })
  })
}

function byFund({ from, to }: ParentalLeave, facts: Reported['facts']): ParentalLeave[] {
  const changes = facts.flatMap(({ from: month, facts: { fund } }, index) => {
    const [before, day] = [facts[index + 1], `${month}-01`]
    return before && before.facts.fund !== fund && day > from && day <= to ? [day] : []
  })
  const begins = [from, ...changes.sort()]
  return begins.map((day, index) => {
    const next = begins[index + 1]
    return { from: day, to: next === undefined ? to : addDays(next, -1) }
  })
}

const FIRST_LEAVE_REPORTED = '2024-01-01'
/** Digits of health insurance: none by this job, and the lump sum of Minijobs. */
const NOT_IN_A_FUND = ['0', '6']
const VOLUNTARY = '9'

function startAndEndOf({ from, to }: ParentalLeave, exitOn: DateText | null): Due[] {
  if (exitOn !== null && exitOn < from) return []
  const start = { code: '17', day: from, due: sixWeeksAfter(from) } as const
  if (exitOn !== null && exitOn <= to) return [start]
  return [start, { code: '37', day: to, due: sixWeeksAfter(to) }]
}

/** Entered month by month, it is one; it is the same one where no day lies between, and begins with the kind of the first. */
function joined(absences: readonly Absence[]): Absence[] {
  const sorted = [...absences].sort((a, b) => (a.from < b.from ? -1 : 1))
  const found: Absence[] = []
  for (const absence of sorted) {
    const last = found.at(-1)
    if (last && absence.from <= addDays(last.to, 1))
      found[found.length - 1] = { ...last, to: absence.to > last.to ? absence.to : last.to }
    else found.push(absence)
  }
  return found
}
