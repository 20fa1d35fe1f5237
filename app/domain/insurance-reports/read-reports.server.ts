import type { Executor, House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { nameOfActor } from '../records/history.server'
import { addDays, type DateText, monthOf } from '../values/calendar'
import { fingerprintOf } from './fingerprint'
import { monthsToLookAt } from './pay-apart'
import { selectPaidApart } from './pay-apart.server'
import { readPeople } from './people.server'
import type { Report } from './report'
import type { Reported } from './reported'
import type { Reporting } from './reporting.server'
import { ofPay, reportsOf } from './reports-of'

/** The longest time from an event to the day on which its report is due. */
const LONGEST = 75
/** Annual reports of a year are due on these days of the next one. */
const FIRST_ANNUAL = '-02-15'
const LAST_ANNUAL = '-02-16'

export interface ReadReports {
  open: Report[]
  told: (Report & { toldBy: string | null; toldAt: string })[]
}

/** Reports that are due from one day to another, the earliest first. */
export async function readReports(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { isImmediate }: Pick<Reporting, 'isImmediate'>,
  { from, to }: { from: DateText; to: DateText },
): Promise<ReadReports> {
  const years = yearsDueIn(from, to)
  const period = { since: addDays(from, -LONGEST), to }
  const isDue = (report: Pick<Report, 'due'>) => report.due >= from && report.due <= to
  const people = new Map<string, Reported>()
  const due: Report[] = []
  const maybe: Report[] = []
  for (const { person, entered } of await readPeople({ reader: executor, vault }, scope, { period, years })) {
    await yieldToLoop()
    const { employeeId } = person
    people.set(employeeId, person)
    due.push(...reportsOf(person, { isImmediate }, years).filter(isDue))
    const apart = monthsToLookAt(entered, person, monthOf(to)).map((month) => ({
      employeeId,
      ...ofPay(month),
    }))
    maybe.push(...apart.filter(isDue))
  }
  const found: ReadReports = { open: [], told: [] }
  if (due.length === 0 && maybe.length === 0) return found
  const told = await listTold(executor, scope, [...people.keys()])
  const doneOf = (report: Report) => told.get(fingerprintOf(vault, scope, report))
  // What was reported was due, so that its payslip need not be opened.
  const [done, asked] = [maybe.filter(doneOf), maybe.filter((report) => !doneOf(report))]
  const apart = await selectPaidApart({ reader: executor, vault }, scope, { asked, people })
  for (const report of [...due, ...done, ...apart]) {
    const note = doneOf(report)
    if (note) found.told.push({ ...report, ...note })
    else found.open.push(report)
  }
  const byDue = (one: Report, other: Report) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0)
  return { open: found.open.sort(byDue), told: found.told.sort(byDue) }
}

function yearsDueIn(from: DateText, to: DateText): number[] {
  const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return [...new Set(years)]
    .filter((year) => from <= `${year}${LAST_ANNUAL}` && `${year}${FIRST_ANNUAL}` <= to)
    .map((year) => year - 1)
}

async function listTold(executor: Executor, { tenantId }: Within, ids: readonly string[]) {
  const rows = await executor
    .selectFrom('insurance_reports')
    .select(['fingerprint', nameOfActor('insurance_reports.told_by', { tenantId }).as('toldBy')])
    .select('told_at as toldAt')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ fingerprint, ...told }) => [fingerprint, told]))
}
