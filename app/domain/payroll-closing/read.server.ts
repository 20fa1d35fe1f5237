import { listName } from '../employees/list-name'
import type { Executor, House } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import type { WatchedMonth } from '../payroll-month/checks/check'
import type { Counted } from '../payroll-month/counted'
import { openEntries } from '../payroll-month/open-entries.server'
import type { MonthText } from '../values/calendar'
import { openSums, sumsOfOpened } from './close.server'
import { type ClosedPayroll, findClosing } from './closed.server'
import { reasonIn } from './omissions.server'
import { readOpenMonths } from './open-months.server'
import type { PersonOfMonth } from './people.server'
import { type ClosingRequest, findRequest, listOpenOf } from './requests.server'
import { isReady, readStand, type Stand } from './stand.server'
import type { ClosingSums } from './sums'
import { readTurns, type Turn, type Turns, turnOf } from './turn.server'

/** Of more payslips, sums are read only if asked for: opening one takes a millisecond. */
const SUMMED_AT_ONCE = 50

export interface PersonInClosing extends Pick<PersonOfMonth, 'id' | 'name' | 'number' | 'standing'> {
  reason: string | null
}

export interface ClosingPage {
  month: MonthText
  turn: Turn
  turns: Turns
  people: PersonInClosing[]
  /** Undefined before the closing for many people, unless they were asked for. */
  sums: ClosingSums | undefined
  /** Names of people with an entry of an earlier month. */
  names: Record<string, string>
  closed: Omit<ClosedPayroll, 'sums_sealed' | 'slipCount'> | undefined
  isReady: boolean
  /** Corrections of closed months that are not released: they count in this one only if they are before it is closed. */
  waiting: { id: string; name: string; month: MonthText }[]
  /** What the next press refers to; of a later month, all that comes before. */
  seen: string
  /** Of the month, or what stands in the way of one before it. */
  request: ClosingRequest | undefined
  /** Of the members' requests the one that is worked on. */
  atWork: ClosingRequest | undefined
}

/** For the server alone. */
interface ReadClosing extends ClosingPage {
  /** What the sums are of, by employee, as far as nothing else of the month waits. */
  opened: ReadonlyMap<string, WatchedMonth>
}

export async function readClosingPage(
  house: Pick<House, 'reader' | 'vault'>,
  scope: Within & Pick<Scope, 'today'>,
  { month, isWhole }: { month: MonthText; isWhole: boolean },
): Promise<ReadClosing> {
  const turns = await readTurns(house.reader, scope)
  const mayBeClosed = turns.last !== null && month <= turns.last
  const closing = mayBeClosed ? await findClosing(house.reader, scope, month) : undefined
  const turn = turnOf(month, turns, { isClosed: closing !== undefined, today: scope.today })
  const nothing = { request: undefined, atWork: undefined, closed: undefined }
  const frame = { month, turn, turns, opened: new Map(), ...nothing }
  if (closing) return { ...frame, ...(await readClosed(house, scope, { month, closing })) }
  const stand = await readStand(house.reader, house.vault, scope, { month, lastClosed: turns.last })
  const isSummed = turn !== 'none' && (isWhole || stand.entries.length <= SUMMED_AT_ONCE)
  const opened = isSummed
    ? await openEntries({ executor: house.reader, vault: house.vault, scope }, stand.entries)
    : undefined
  const atWork = (await listOpenOf(house.reader, scope))[0]
  const request = await findRequest(house.reader, scope, turn === 'later' ? (turns.next ?? month) : month)
  return {
    ...frame,
    people: stand.people.map(shownOf),
    sums: opened && sumsOfOpened(month, opened),
    opened: releasedIn(stand, month, opened?.counted ?? []),
    names: Object.fromEntries(
      stand.entries.map(({ employee }) => [
        employee.id,
        listName({ first_name: employee.firstName, last_name: employee.lastName }),
      ]),
    ),
    isReady: isReady(stand),
    waiting: turn === 'next' ? await listWaitingBefore(house.reader, scope, month) : [],
    seen:
      turn === 'later' && turns.next !== null
        ? (await readOpenMonths(house.reader, scope, { from: turns.next, to: month })).sha256
        : stand.sha256,
    // What stood in the way of another stand says nothing of this one.
    request: request?.month === month && request.seen !== stand.sha256 ? undefined : request,
    atWork,
  }
}

function releasedIn({ people }: Stand, month: MonthText, counted: readonly Counted[]): ReadClosing['opened'] {
  const released = new Set(people.flatMap(({ id, standing }) => (standing === 'released' ? [id] : [])))
  const own = counted.filter((one) => one.month === month && released.has(one.employee.id))
  return new Map(own.map(({ employee, input, now: result }) => [employee.id, { input, result }]))
}

/** Nothing is added up again: sums and all the rest are as they were frozen. */
async function readClosed(
  house: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, closing: { sums_sealed, ...closed } }: { month: MonthText; closing: ClosedPayroll },
) {
  const sums = openSums(house, scope, { month, sums_sealed })
  const people = await listClosedPeople(house.reader, scope, month)
  const omitted = await listOmitted(house, scope, month)
  return {
    closed,
    sums,
    people: [
      ...people.filter((one) => one.month === month).map(({ month: _, ...one }) => one),
      ...omitted.filter(({ id }) => !people.some((one) => one.id === id && one.month === month)),
    ],
    names: Object.fromEntries(people.map(({ id, name }) => [id, name])),
    isReady: true,
    waiting: [],
    seen: closed.sha256,
  }
}

async function listWaitingBefore(executor: Executor, { tenantId }: Within, month: MonthText) {
  const rows = await executor
    .selectFrom('waiting_payslips as w')
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'w.employee_id'))
    .select(['e.id', 'e.first_name', 'e.last_name', 'w.month'])
    .where('w.tenant_id', '=', tenantId)
    .where('w.month', '<', month)
    .orderBy('e.name_key')
    .orderBy('w.month')
    .execute()
  return rows.map(({ id, month: own, ...name }) => ({ id, month: own, name: listName(name) }))
}

async function listClosedPeople(executor: Executor, { tenantId }: Within, month: MonthText) {
  const rows = await executor
    .selectFrom('payroll_closing_slips as c')
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'c.employee_id'))
    .select(['e.id', 'e.number', 'e.first_name', 'e.last_name', 'c.month'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.closing_month', '=', month)
    .orderBy('e.name_key')
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, number, month: own, ...name }) => ({
    ...{ id, number, month: own, name: listName(name) },
    ...{ standing: 'released' as const, reason: null },
  }))
}

async function listOmitted(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  month: MonthText,
): Promise<PersonInClosing[]> {
  const rows = await reader
    .selectFrom('payroll_omissions as o')
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'o.employee_id'))
    .select(['e.id', 'e.number', 'e.first_name', 'e.last_name', 'o.reason_sealed'])
    .where('o.tenant_id', '=', scope.tenantId)
    .where('o.month', '=', month)
    .orderBy('e.name_key')
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, number, reason_sealed, ...name }) => ({
    ...{ id, number, name: listName(name), standing: 'omitted' as const },
    reason: reasonIn(vault, scope, { month, employeeId: id, reason_sealed }),
  }))
}

function shownOf({ id, name, number, standing, reason }: PersonOfMonth): PersonInClosing {
  return { id, name, number, standing, reason: standing === 'omitted' ? reason() : null }
}
