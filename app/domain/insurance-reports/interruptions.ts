import { addDays, addMonths, type DateText, daysOfMonth, monthOf, shiftMonth } from '../values/calendar'
import type { ReportCode } from './report'
import { type Absence, type Reported, sixWeeksAfter } from './reported'

/** § 9 DEÜV. */
const TWO_WEEKS = 14

const CODE_OF_KIND = {
  sick_benefit: '51',
  child_sick_benefit: '51',
  maternity: '51',
  parental_leave: '52',
} as const

/**
 * An interruption with a benefit that lasts a whole calendar month, § 9 DEÜV; and time without pay that ends the insurance after
 * a month, § 7 (3) SGB IV, with its return.
 */
export function interruptionReports({ absences, exitOn }: Pick<Reported, 'absences' | 'exitOn'>) {
  return joinedAbsences(absences).flatMap((absence) => {
    const { kind, from, to } = absence
    return kind === 'unpaid' ? unpaid(from, to, exitOn) : withBenefit(CODE_OF_KIND[kind], from, to)
  })
}

function withBenefit(code: ReportCode, from: DateText, to: DateText) {
  const whole = from.endsWith('-01') ? monthOf(from) : shiftMonth(monthOf(from), 1)
  const { last } = daysOfMonth(whole)
  return to < last ? [] : [{ code, day: addDays(from, -1), due: addDays(last, TWO_WEEKS) }]
}

function unpaid(from: DateText, to: DateText, exitOn: DateText | null) {
  const last = addDays(addMonths(from, 1), -1)
  if (to <= last) return []
  const back = addDays(to, 1)
  const end = { code: '34' as const, day: last, due: sixWeeksAfter(last) }
  const isOver = exitOn !== null && exitOn <= to
  return isOver ? [end] : [end, { code: '13' as const, day: back, due: sixWeeksAfter(back) }]
}

/** Entered month by month, it is one absence; it is the same one where no day lies between. */
function joinedAbsences(absences: readonly Absence[]): Absence[] {
  const sorted = [...absences].sort((a, b) => (a.kind + a.from < b.kind + b.from ? -1 : 1))
  const joined: Absence[] = []
  for (const absence of sorted) {
    const last = joined.at(-1)
    if (last && last.kind === absence.kind && absence.from <= addDays(last.to, 1))
      joined[joined.length - 1] = { ...last, to: absence.to > last.to ? absence.to : last.to }
    else joined.push(absence)
  }
  return joined
}
