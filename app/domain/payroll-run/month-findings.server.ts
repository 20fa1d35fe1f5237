import { addDays, type MonthText } from '../values/calendar'
import type { MonthFinding } from './earnings'
import { isToBeEqualised } from './equalised'
import type { Extras } from './extras'
import type { PayrollFacts } from './facts'
import type { MonthFacts } from './input'
import type { KeptPerson } from './person.server'

/** Length of the waiting time for sick pay. */
const WAITING_DAYS = 28

/** What a person should look at although the month can be calculated; `found` is what it is calculated from. */
export function findingsOf(
  person: KeptPerson,
  found: MonthFacts | undefined,
  month: MonthText,
): MonthFinding[] {
  return [
    ...(person.hours.hours?.correction ? [{ code: 'hours_undecided' as const }] : []),
    ...(found && hasOldRates(found) ? [{ code: 'fund_rates_old' as const }] : []),
    ...(found && hasUnknownYear(found) ? [{ code: 'year_unknown' as const }] : []),
    ...(found && mayOwePremiums(person, found) ? [{ code: 'premiums_in_paid_time' as const }] : []),
    ...(found && isInWaitingTime(found) ? [{ code: 'sick_in_waiting_time' as const }] : []),
    ...(isCutTwice(person.extras) ? [{ code: 'cut_twice' as const }] : []),
    ...(person.isAbsentElsewhere ? [{ code: 'absence_elsewhere' as const }] : []),
    ...(haveTermsChanged(person.facts, month) ? [{ code: 'terms_changed' as const }] : []),
    ...(found && person.secondRecords.length > 0 && isToBeEqualised(found.facts)
      ? [{ code: 'equalisation_two_records' as const, names: namesOf(person.secondRecords) }]
      : []),
  ]
}

function namesOf(records: KeptPerson['secondRecords']): string {
  return records.map(({ name, number }) => `${name} (${number})`).join(', ')
}

/** Funds set their rates per year. */
function hasOldRates({ facts, funds, month }: MonthFacts): boolean {
  const years = funds.filter(({ name }) => name === facts.fund).map(({ from }) => from.slice(0, 4))
  return years.length > 0 && years.every((year) => year < month.slice(0, 4))
}

function hasUnknownYear({ history, month }: MonthFacts): boolean {
  return history !== 'first_month' && history.year === 'unknown' && !month.endsWith('-01')
}

function mayOwePremiums({ before }: KeptPerson, { worked, extras, pay }: MonthFacts): boolean {
  const { sick_days, vacation_days, ...premiums } = worked?.kinds ?? {}
  const isPaidTime = sick_days ?? vacation_days ?? extras.specials.lost_hours?.publicHoliday
  if (!isPaidTime || pay?.kind !== 'hourly') return false
  const last = before.released?.figures()?.input.earnings ?? []
  return Object.keys(premiums).length > 0 || last.some(({ kind }) => kind === 'premium')
}

/** The employer owes sick pay only after four weeks of employment, § 3 (3) EFZG; before, the fund pays. */
function isInWaitingTime({ worked, entryOn, earlier, month }: MonthFacts): boolean {
  const isFollowing = earlier.some(({ to }) => to === addDays(entryOn, -1))
  return (
    worked?.kinds.sick_days !== undefined && !isFollowing && addDays(entryOn, WAITING_DAYS) > `${month}-01`
  )
}

/** Time without pay cuts a salary automatically (decision 390); up to release 0.14 that was entered by hand. */
function isCutTwice({ items, absences }: Extras): boolean {
  return absences.length > 0 && items.some(({ kind, isMonthly }) => kind === 'pay_given_up' && !isMonthly)
}

/** Facts hold for whole months, but the change may lie within one. */
function haveTermsChanged(dated: KeptPerson['facts'], month: MonthText): boolean {
  const index = dated.findIndex(({ from }) => from === month)
  const [now, before] = [dated[index]?.facts, dated[index + 1]?.facts]
  if (!now || !before) return false
  const key = ({ personGroup, contributionGroup, isInTransitionZone }: PayrollFacts) =>
    [personGroup, contributionGroup, isInTransitionZone].join()
  return key(now) !== key(before)
}
