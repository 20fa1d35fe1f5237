import type { Language } from '~db/schema'
import { listName } from '../employees/list-name'
import { payIn } from '../employees/pay.server'
import { weeklyHoursIn } from '../employees/weekly-hours.server'
import { contradictionIn } from '../hours/contradiction'
import { amountsOf } from '../hours/paste-finding'
import type { HoursStand } from '../hours/state.server'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { breathe } from '../kernel/yield-to-loop'
import { type Calculation, calculate } from '../payroll/calculation'
import type { Finding } from '../payroll/findings'
import type { History } from '../payroll/payslip/history-input'
import { addDays, type DateText, type Instant, type MonthText, monthOf } from '../values/calendar'
import type { Cents } from '../values/money'
import { paperLanguage } from '../values/paper-language'
import { fullName } from '../values/person-name'
import type { AgreedPay } from './agreed-pay'
import { type Change, changeSince, saysTheSame } from './compare-calculation'
import type { MonthFinding } from './earnings'
import type { ExtraKind, Extras } from './extras'
import { factsIn, needsFund, type PayrollFacts } from './facts'
import type { PayrollFirm } from './firm'
import type { FundRates } from './funds'
import { historyOf, isOver, monthBefore } from './history'
import { type Holiday, holidayLeft, holidaySaid } from './holiday'
import { type AfterExit, type MonthFacts, payslipInputOf } from './input'
import { type KeptPerson, readPeople } from './person.server'
import { type Stay, stayIn } from './stay'

const WAITING_DAYS = 28

export const MISSING = [
  ...([
    'firm',
    'birth_date',
    'facts',
    'fund',
    'pay',
    'hours',
    'hours_contradict',
    'tax_card_after_exit',
    'earlier_month',
    'history',
  ] as const),
] as const
export type Missing = (typeof MISSING)[number]

export interface Assessment {
  /** `listName` has the last name first, as lists are sorted. */
  employee: { id: string; number: string; name: string; listName: string; language: Language }
  missing: Missing[]
  /** Month that must be released first: the previous one, or after the last day the last one of the employment. */
  earlierMonth: MonthText
  /** Undefined if details are missing or the calculation refuses. */
  calculation: Calculation | undefined
  issues: Finding[]
  /** Days of the year, after this month; null if not entered for this year. */
  holiday: Holiday | null
  remarks: MonthFinding[]
  /** Calculated and not released; `isSame` if it would come out the same today. */
  waiting: { id: string; isSame: boolean; payoutCents: Cents | null } | undefined
  released: {
    id: string
    revision: number
    publishedAt: Instant
    change: Change
    /** Null for a payslip that is only a PDF. */
    payoutCents: Cents | null
  } | null
}

export interface MonthContext {
  executor: Executor
  vault: Vault
  scope: Within
  month: MonthText
  firm: PayrollFirm | undefined
  funds: readonly FundRates[]
  /** Default labels of extra pay, in the employee's language. */
  extraNames: Readonly<Record<Language, Readonly<Record<ExtraKind, string>>>>
}

/** Calculates one employee's month, or says what prevents it. @throws NotFound */
export async function assess(context: MonthContext, employeeId: string): Promise<Assessment> {
  const [read] = await readPeople(context, [employeeId])
  if (!read) throw new NotFound()
  return assessmentOf(context, read())
}

/** Assesses several employees, in any order, and yields after each so that other requests are served. */
export async function assessEach(context: MonthContext, ids: readonly string[]): Promise<Assessment[]> {
  const assessments: Assessment[] = []
  for (const read of await readPeople(context, ids)) {
    await breathe()
    assessments.push(assessmentOf(context, read()))
  }
  return assessments
}

function assessmentOf(context: MonthContext, person: KeptPerson): Assessment {
  const { employee, waiting, released } = person
  const { found, missing } = factsOf(context, person)
  const holiday = holidayOf(person, context.month)
  const { input, remarks } = found ? payslipInputOf(found) : { input: undefined, remarks: [] }
  const { calculation, issues } = found ? calculate(input) : { calculation: undefined, issues: [] }
  const { id, number, firstName, lastName } = employee
  const names = {
    name: fullName(firstName, lastName),
    listName: listName({ first_name: firstName, last_name: lastName }),
  }
  return {
    employee: { id, number, language: paperLanguage(employee.language), ...names },
    missing,
    earlierMonth: isOver(employee.exitOn, context.month)
      ? monthOf(employee.exitOn)
      : monthBefore(context.month),
    calculation,
    issues,
    holiday,
    remarks: [
      ...remarks,
      ...(person.hours.hours?.correction ? [{ code: 'hours_undecided' as const }] : []),
      ...(found && hasOldRates(found) ? [{ code: 'fund_rates_old' as const }] : []),
      ...(found && hasUnknownYear(found) ? [{ code: 'year_unknown' as const }] : []),
      ...(found && mayOwePremiums(person, found) ? [{ code: 'premiums_in_paid_time' as const }] : []),
      ...(found && isInWaitingTime(found) ? [{ code: 'sick_in_waiting_time' as const }] : []),
      ...(isCutTwice(person.extras) ? [{ code: 'cut_twice' as const }] : []),
      ...(person.isAbsentElsewhere ? [{ code: 'absence_elsewhere' as const }] : []),
      ...(haveTermsChanged(person.facts, context.month) ? [{ code: 'terms_changed' as const }] : []),
    ],
    waiting: waiting && {
      id: waiting.id,
      isSame: saysTheSame(waiting.content, { calculation, holiday }),
      payoutCents: waiting.content.totals.payoutCents ?? null,
    },
    released: released
      ? {
          id: released.id,
          revision: released.revision,
          publishedAt: released.publishedAt,
          change: changeSince(released.calculation(), calculation),
          payoutCents: released.payoutCents(),
        }
      : null,
  }
}

function factsOf(
  context: MonthContext,
  person: KeptPerson,
): { found: MonthFacts | undefined; missing: Missing[] } {
  const { month, firm } = context
  const { employee, birthDate, extras } = person
  const facts = factsIn(person.facts, month)
  const pay = payIn(person.pay, month)
  const { hours, kinds } = person.hours
  const hasDays = kinds.sick_days !== undefined || kinds.vacation_days !== undefined
  const said = hours?.current ?? (hasDays ? { hours: '0', overtime: '0' } : null)
  const names = context.extraNames[paperLanguage(employee.language)]
  const { isWaiting } = person.before
  const stay = stayIn({
    month,
    entryOn: employee.entryOn,
    exitOn: employee.exitOn,
    own: person.released?.calculation(),
    before: person.before.released?.calculation(),
    handedOn: person.before.handedOn(),
    beforeEntry: person.beforeEntry?.calculation(),
    unread: unreadOf(person),
    opening: person.opening,
    openingBefore: person.openingBefore,
  })
  const history = facts && pastOf(person, facts, { month, stay })
  const isGone = isOver(stay.exitOn, month)
  const lacking: Record<Missing, boolean> = {
    firm: !firm,
    birth_date: !birthDate,
    facts: !facts,
    fund: facts !== undefined && facts.fund === null && needsFund(facts),
    pay: !pay && !isGone,
    hours: !isGone && pay?.kind === 'hourly' && said === null,
    hours_contradict: !isGone && pay !== undefined && isContradicted(pay, month, person.hours),
    tax_card_after_exit: isOver(stay.exitOn, month) && hasOldCard(person, month, stay.exitOn),
    earlier_month: facts !== undefined && history !== 'first_month' && isWaiting,
    history: facts !== undefined && history === undefined && !isWaiting,
  }
  const missing = MISSING.filter((each) => lacking[each])
  if (!firm || !birthDate || !facts || !history || missing.length > 0) return { found: undefined, missing }
  const found: MonthFacts = {
    month,
    entryOn: stay.entryOn,
    exitOn: stay.exitOn,
    earlier: stay.earlier,
    birthDate,
    weeklyHours: weeklyHoursIn(person.weeklyHours, month),
    pay: isGone ? null : (pay ?? null),
    after: isGone ? afterExitOf(person) : undefined,
    worked: said && { hours: said.hours, overtime: said.overtime, kinds },
    facts,
    firm,
    funds: context.funds.filter(isOneOf(fundsOf(facts, history), month)),
    extras: {
      ...extras,
      absences: extras.absences.map((absence) => sinceBegin(absence, person)),
      items: extras.items.map((item) => ({ ...item, label: item.label ?? names[item.kind] })),
    },
    history,
  }
  return { found, missing }
}

/** Unpaid leave entered anew each month began in the first one, § 7 (3) SGB IV. */
function sinceBegin(absence: Extras['absences'][number], { before }: KeptPerson): Extras['absences'][number] {
  if (absence.kind !== 'unpaid' || !before.released) return absence
  const earlier = before.released.calculation()?.input.absences ?? []
  const touching = earlier.find(
    ({ kind, from, to }) => kind === 'unpaid' && from < absence.from && to === addDays(absence.from, -1),
  )
  return touching ? { ...absence, from: touching.from } : absence
}

function pastOf(
  person: KeptPerson,
  { contributionGroup, fund, isEarlierUnknown: isUnknown }: PayrollFacts,
  { month, stay: { entryOn, exitOn, handedOn } }: { month: MonthText; stay: Stay },
) {
  const terms = { contributionGroup, fundId: fund ?? undefined }
  const { opening, openingBefore } = person
  const dates = { month, entryOn, exitOn }
  return historyOf({ ...dates, handedOn, unread: unreadOf(person), opening, openingBefore, isUnknown, terms })
}

function unreadOf({ beforeEntry }: KeptPerson): MonthText | undefined {
  return beforeEntry && !beforeEntry.calculation() ? beforeEntry.month : undefined
}

/** Pay after the exit needs the tax card of the end of the payment month, R 39b.6 (3) sentence 1 LStR. */
function hasOldCard({ facts, extras }: KeptPerson, month: MonthText, exitOn: DateText): boolean {
  const said = facts.find(({ from }) => from <= month)
  return extras.items.length > 0 && said?.facts.taxClass !== null && (said?.from ?? '') <= monthOf(exitOn)
}

/**
 * The last month of an employment that is over, if it was calculated here; for a returned employee, the month's own
 * payslip has it.
 */
function afterExitOf({ before, released }: KeptPerson): AfterExit {
  const last = before.last?.calculation()?.result
  const own = released?.calculation()?.input
  if (!last && own) return { employment: own.employment, lastMonth: own.lastMonth }
  return {
    employment: before.released?.calculation()?.input.employment,
    lastMonth: last && {
      insuredCents: last.totals.insuredRunningCents + last.totals.insuredOneTimeCents,
      insuredDays: last.insuredDays,
    },
  }
}

/** A salary depends on neither hours nor overtime, but on hours with a premium. */
function isContradicted({ kind }: Pick<AgreedPay, 'kind'>, month: MonthText, stand: HoursStand): boolean {
  const found = contradictionIn(month, amountsOf(stand))
  return found !== undefined && (kind === 'hourly' || found.code === 'premium_above_hours')
}

/** Only these funds: another fund's rates must not change anything here. */
function fundsOf({ fund }: Pick<PayrollFacts, 'fund'>, history: History): (string | null | undefined)[] {
  if (history === 'first_month') return [fund]
  const { fundId, lastYear } = history
  return [fund, fundId, typeof lastYear === 'object' ? lastYear.fundId : undefined]
}

function isOneOf(names: (string | null | undefined)[], month: MonthText) {
  return ({ name, from }: FundRates) => names.includes(name) && from <= month
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
  const last = before.released?.calculation()?.input.earnings ?? []
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

function holidayOf({ facts, holidayTaken }: KeptPerson, month: MonthText): Holiday | null {
  const all = holidaySaid(facts, month)
  return all === undefined ? null : holidayLeft(all, holidayTaken)
}
