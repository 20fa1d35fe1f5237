import { addDays, type DateText, later } from '../values/calendar'
import { interruptionsOf, parentalLeaves } from './interruptions'
import type { Report } from './report'
import type { Reported } from './reported'

export interface Period {
  from: DateText
  to: DateText
}

/**
 * The time that a report is about, within one calendar year: since the entry, the last change of fund or group, or the return
 * from an interruption, or since it began. Undefined for a report that says only when something began.
 */
export function periodOf({ code, day }: Omit<Report, 'due'>, person: Reported): Period | undefined {
  if (['10', '13', '17', '20'].includes(code)) return undefined
  if (code === '37') return parentalLeaves(person).find(({ to }) => to === day)
  const to = ['31_11', '32_12', '33_13'].includes(code) ? addDays(day, -1) : day
  const year = `${to.slice(0, 4)}-01-01`
  if (code === '92') return { from: later(person.entryOn, year), to: earlier(person.exitOn ?? to, to) }
  const begun = beginnings(person).filter((one) => one <= to)
  return { from: begun.reduce(later, later(person.entryOn, year)), to }
}

/** First days of what has to be reported apart. */
function beginnings(person: Reported): DateText[] {
  const changes = person.facts.slice(0, -1).map(({ from }) => `${from}-01`)
  const interruptions = interruptionsOf(person).flatMap(({ first, to }) => [first.day, to])
  return [...changes, ...interruptions.map((day) => addDays(day, 1))]
}

/** Nothing is paid in it: what was paid before is in the report that it began with. */
export function isInterruptedIn({ from, to }: Period, person: Reported): boolean {
  return interruptionsOf(person).some((one) => one.first.day < from && to <= one.to)
}

function earlier(one: DateText, other: DateText): DateText {
  return one < other ? one : other
}
