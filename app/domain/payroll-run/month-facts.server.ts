import { payIn } from '../employees/pay.server'
import { weeklyHoursIn } from '../employees/weekly-hours.server'
import { contradictionIn } from '../hours/contradiction'
import { amountsOf } from '../hours/paste-finding'
import type { HoursStand } from '../hours/state.server'
import type { History } from '../payroll/payslip/history-input'
import { addDays, type DateText, type MonthText, monthOf } from '../values/calendar'
import { paperLanguage } from '../values/paper-language'
import type { AgreedPay } from './agreed-pay'
import type { Extras } from './extras'
import { factsIn, needsFund, type PayrollFacts } from './facts'
import type { FundRates } from './funds'
import { historyOf, isOver } from './history'
import type { AfterExit, MonthFacts } from './input'
import type { MonthContext } from './month-context.server'
import type { KeptPerson } from './person.server'
import { type Stay, stayIn } from './stay'

const MISSING = [
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
] as const
export type Missing = (typeof MISSING)[number]

/** What a month is calculated from, or what is missing for it. */
export function factsOf(
  context: MonthContext,
  person: KeptPerson,
): { found: MonthFacts | undefined; missing: Missing[] } {
  const { month, firm } = context
  const { employee, birthDate, extras } = person
  const facts = factsIn(person.facts, month)
  const pay = payIn(person.pay, month)
  const { hours, kinds } = person.hours
  const hasDays = kinds.sick_days !== undefined || kinds.vacation_days !== undefined
  const reported = hours?.current ?? (hasDays ? { hours: '0', overtime: '0' } : null)
  const names = context.extraNames[paperLanguage(employee.language)]
  const { isWaiting } = person.before
  const stay = stayIn({
    month,
    entryOn: employee.entryOn,
    exitOn: employee.exitOn,
    own: person.released?.figures(),
    before: person.before.released?.figures(),
    handedOn: person.before.handedOn(),
    beforeEntry: person.beforeEntry?.figures(),
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
    hours: !isGone && pay?.kind === 'hourly' && reported === null,
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
    worked: reported && { hours: reported.hours, overtime: reported.overtime, kinds },
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
  const earlier = before.released.figures()?.input.absences ?? []
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
  return beforeEntry && !beforeEntry.figures() ? beforeEntry.month : undefined
}

/** Pay after the exit needs the tax card of the end of the payment month, R 39b.6 (3) sentence 1 LStR. */
function hasOldCard({ facts, extras }: KeptPerson, month: MonthText, exitOn: DateText): boolean {
  const reported = facts.find(({ from }) => from <= month)
  return (
    extras.items.length > 0 && reported?.facts.taxClass !== null && (reported?.from ?? '') <= monthOf(exitOn)
  )
}

/**
 * The last month of an employment that is over, if it was calculated here; for a returned employee, the month's own
 * payslip has it.
 */
function afterExitOf({ before, released }: KeptPerson): AfterExit {
  const last = before.last?.figures()?.result
  const own = released?.figures()?.input
  if (!last && own) return { employment: own.employment, lastMonth: own.lastMonth }
  return {
    employment: before.released?.figures()?.input.employment,
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
