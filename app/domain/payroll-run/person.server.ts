import { type Employee, findEmployees } from '../employees/find.server'
import { listPayOf } from '../employees/pay.server'
import type { SecondRecord } from '../employees/same-person.server'
import { openSecretsOf } from '../employees/secrets.server'
import { type DatedWeeklyHours, listWeeklyHoursOf } from '../employees/weekly-hours.server'
import { holidayTaken } from '../hours/holiday-taken.server'
import { type HoursStand, standsOf } from '../hours/state.server'
import type { Executor } from '../kernel/house'
import { once } from '../kernel/once'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { EarlierMonths } from '../payroll/payslip/history-input'
import { listCorrectedLate, listReleased, type ReleasedSlip } from '../payslips/calculated.server'
import type { PayslipContent } from '../payslips/content'
import { findOpeningsOf } from '../payslips/openings.server'
import { listWaitingOf } from '../payslips/waiting.server'
import type { Opening } from '../payslips/year'
import type { PersonYear } from '../person-years/person-year'
import { readReleasedYears } from '../person-years/released.server'
import { type MonthText, monthOf } from '../values/calendar'
import type { DecimalText } from '../values/money'
import type { AgreedPay } from './agreed-pay'
import { readBeforeEntry } from './before-entry.server'
import type { Extras } from './extras'
import { listAbsentElsewhere, readExtrasOf } from './extras.server'
import { type DatedFacts, factsIn } from './facts'
import { readFactsOf } from './facts.server'
import { handedOnBy } from './handed-on'
import { isOver, monthBefore } from './history'
import type { MonthContext } from './month-context.server'
import { whomToEqualise } from './whom-to-equalise.server'

/** Everything kept of an employee for a month; sealed parts are opened when called. */
export interface KeptPerson {
  employee: Employee
  birthDate: string | null
  weeklyHours: readonly DatedWeeklyHours[]
  facts: readonly DatedFacts[]
  /** Newest first. */
  pay: readonly (AgreedPay & { from: MonthText })[]
  hours: HoursStand
  holidayTaken: DecimalText
  extras: Extras
  /** Unpaid time entered for an earlier month continues into this one, which has none of its own. */
  isAbsentElsewhere: boolean
  /** For somebody whose taxes of the year may be equalised with December's pay: the months before. */
  yearBefore: { slipIds: readonly string[]; open: () => PersonYear } | undefined
  /** With which a December is one employment of the whole year; none where nothing is equalised. */
  secondRecords: readonly SecondRecord[]
  opening: Opening | undefined
  /** For all of last year. */
  openingBefore: Opening | undefined
  /** In the month of entry, this year's last payslip from before it, on this or the person's earlier record. */
  beforeEntry: ReleasedSlip | undefined
  released: ReleasedSlip | undefined
  waiting: { id: string; content: PayslipContent } | undefined
  /** Of the month before, or after the last day from the last month of the employment on. */
  before: {
    released: ReleasedSlip | undefined
    /** Of the last month of an employment that is over. */
    last: ReleasedSlip | undefined
    handedOn: () => EarlierMonths | undefined
    isWaiting: boolean
  }
}

/** Reads any number of employees in the same few queries; unknown ids are left out. */
export async function readPeople(
  context: Pick<MonthContext, 'executor' | 'vault' | 'scope' | 'month' | 'figures' | 'isEqualising'>,
  ids: readonly string[],
): Promise<(() => KeptPerson)[]> {
  const { executor, vault, scope, month, figures } = context
  const employees = await findEmployees(executor, scope, ids)
  const employeeIds = employees.map(({ id }) => id)
  if (employeeIds.length === 0) return []
  const last = monthBefore(month)
  const of = { employeeIds, month }
  const secrets = await openSecretsOf(executor, vault, scope, employeeIds)
  const facts = await readFactsOf(executor, vault, scope, employeeIds)
  const weekly = await listWeeklyHoursOf(executor, scope, employees)
  const pay = await listPayOf(executor, vault, scope, employeeIds)
  const hours = await standsOf(executor, vault, scope, of)
  const taken = await holidayTaken(executor, vault, scope, of)
  const extras = await readExtrasOf(executor, vault, scope, of)
  const absentElsewhere = await listAbsentElsewhere(executor, vault, scope, {
    ...of,
    kept: employeeIds.filter((id) => extras(id).revision > 0 && extras(id).extras.absences.length === 0),
  })
  const openings = await findOpeningsOf(executor, vault, scope, { employeeIds, year: last.slice(0, 4) })
  const yearBefore = String(Number(month.slice(0, 4)) - 1)
  const openingsBefore = await findOpeningsOf(executor, vault, scope, { employeeIds, year: yearBefore })
  const beforeEntry = await readBeforeEntry(
    { executor, vault, scope, month },
    employees.map((employee) => ({
      employee,
      former: factsIn(facts(employee.id).dated, month)?.formerNumber,
    })),
  )
  const left = employees.flatMap(({ id, exitOn }) =>
    isOver(exitOn, month) ? [{ id, month: monthOf(exitOn) }] : [],
  )
  const recent = await listReleasedFor(executor, vault, scope, of)
  const older = await listReleasedSinceExit(executor, vault, scope, { left, month })
  const all = [...older.filter(({ id }) => recent.every((slip) => slip.id !== id)), ...recent]
  const released = all.map((slip) => openedOnce(slip, month))
  const months = [last, month, ...left.map((one) => one.month)]
  const waiting = await listWaitingOf(executor, vault, scope, { employeeIds, months })
  const { equalised, secondOf } = await whomToEqualise(context, { employees, facts, released })
  const untilNow = { from: `${month.slice(0, 4)}-01`, to: last }
  const yearOf = await readReleasedYears(executor, vault, scope, { employeeIds: [...equalised], ...untilNow })
  const before = (id: string) => released.filter((slip) => slip.employeeId === id && slip.month < month)
  return employees.map((employee) => () => {
    const { id } = employee
    const isOf = (each: MonthText) => (one: { employeeId: string; month: MonthText }) =>
      one.employeeId === id && one.month === each
    const waits = waiting.find(isOf(month))
    const lastMonth = left.find((one) => one.id === id)?.month
    return {
      employee,
      birthDate: secrets.get(id)?.birthDate ?? null,
      weeklyHours: weekly(id),
      facts: facts(id).dated,
      pay: pay(id),
      hours: hours(id),
      holidayTaken: taken(id),
      extras: extras(id).extras,
      isAbsentElsewhere: absentElsewhere.has(id),
      yearBefore: equalised.has(id)
        ? { slipIds: yearOf(id).slipIds, open: () => yearOf(id).open(openings(id)) }
        : undefined,
      secondRecords: secondOf(employee),
      opening: openings(id),
      openingBefore: openingsBefore(id),
      beforeEntry: beforeEntry(id),
      released: released.find(isOf(month)),
      waiting: waits && { id: waits.id, content: waits.content() },
      // A waiting correction counts too: later months build on it.
      before: {
        released: lastMonth ? before(id).at(-1) : released.find(isOf(last)),
        last: lastMonth ? released.find(isOf(lastMonth)) : undefined,
        handedOn: () => handedOnBy(before(id), figures),
        isWaiting: waiting.some(isOf(lastMonth ?? last)),
      },
    }
  })
}

/** The month's own payslip is compared with all that it says, what came before gives figures. */
function openedOnce(slip: ReleasedSlip, month: MonthText): ReleasedSlip {
  const calculation = once(slip.calculation)
  return { ...slip, calculation, figures: slip.month === month ? calculation : once(slip.figures) }
}

/** After the end of employment, up to the months that `listReleasedFor` reads. */
async function listReleasedSinceExit(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { left, month }: { left: readonly { id: string; month: MonthText }[]; month: MonthText },
): Promise<ReleasedSlip[]> {
  const [from] = left.map((one) => one.month).sort()
  const to = monthBefore(monthBefore(month))
  if (from === undefined || from > to) return []
  const employeeIds = left.map(({ id }) => id)
  const slips = await listReleased(executor, vault, scope, { employeeIds, from, to })
  return slips.filter((slip) => left.some((one) => one.id === slip.employeeId && one.month <= slip.month))
}

/** Of the month and the one before; with a late correction, everything from the corrected month on. */
async function listReleasedFor(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, month: to }: { employeeIds: readonly string[]; month: MonthText },
): Promise<ReleasedSlip[]> {
  const last = monthBefore(to)
  const recent = await listReleased(executor, vault, scope, { employeeIds, from: last, to })
  // The March rule looks back to January of last year (§ 23a (4) SGB IV).
  const january = `${Number(to.slice(0, 4)) - 1}-01`
  const late = await listCorrectedLate(executor, scope, { employeeIds, from: january, to: last })
  const earlier: ReleasedSlip[] = []
  for (const [employeeId, from] of late)
    earlier.push(
      ...(await listReleased(executor, vault, scope, {
        employeeIds: [employeeId],
        from,
        to: monthBefore(last),
      })),
    )
  return [...earlier, ...recent]
}
