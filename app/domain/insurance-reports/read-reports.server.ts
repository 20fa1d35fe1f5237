import type { Executor, House } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { openExtras } from '../payroll-run/absences.server'
import { readFactsOf } from '../payroll-run/facts.server'
import { nameOfActor } from '../records/history.server'
import { addDays, type DateText, type MonthText, monthOf } from '../values/calendar'
import { monthsToLookAt, selectPaidForEarlier } from './earlier-pay.server'
import { fingerprintOf } from './fingerprint'
import type { Report } from './report'
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
  const people = await listCandidates(executor, scope, { from, to, years })
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return { open: [], told: [] }
  const facts = await readFactsOf(executor, vault, scope, ids)
  const extrasOf = await openExtras(executor, vault, scope, {
    employeeIds: ids,
    from: monthOf(addDays(from, -LONGEST)),
  })
  const isDue = (report: Pick<Report, 'due'>) => report.due >= from && report.due <= to
  const due: Report[] = []
  const maybe: Report[] = []
  for (const { id, entry_on: entryOn, exit_on: exitOn } of people) {
    await yieldToLoop()
    const entered = extrasOf(id)
    const absences = entered.flatMap(({ extras }) => extras.absences)
    const person = { employeeId: id, entryOn, exitOn, facts: facts(id).dated, absences, paidForEarlier: [] }
    due.push(...reportsOf(person, { isImmediate }, years).filter(isDue))
    const apart = monthsToLookAt(entered, exitOn).map((month) => ({ employeeId: id, ...ofPay(month) }))
    maybe.push(...apart.filter(isDue))
  }
  const found: ReadReports = { open: [], told: [] }
  if (due.length === 0 && maybe.length === 0) return found
  const told = await listTold(executor, scope, ids)
  const doneOf = (report: Report) => told.get(fingerprintOf(vault, scope, report))
  // What was reported was due, so that its payslip need not be opened.
  const asked = maybe.filter((report) => !doneOf(report))
  const areDue = new Set(await selectPaidForEarlier({ reader: executor, vault }, scope, asked))
  for (const report of [...due, ...maybe]) {
    const done = doneOf(report)
    if (done) found.told.push({ ...report, ...done })
    else if (!asked.includes(report) || areDue.has(report)) found.open.push(report)
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

/**
 * Employees about whom something changed in the period; the payroll details of others need not be opened. Somebody without
 * payroll details is paid, and reported, elsewhere.
 */
function listCandidates(
  executor: Executor,
  { tenantId }: Within,
  { from, to, years }: { from: DateText; to: DateText; years: readonly number[] },
) {
  const since = addDays(from, -LONGEST)
  const [first] = years
  const thereFrom = first === undefined ? undefined : `${first}-01-01`
  return selectCandidates(executor, { tenantId, to, since, sinceMonth: monthOf(since), thereFrom })
}

interface CandidatesOf {
  tenantId: string
  to: DateText
  since: DateText
  sinceMonth: MonthText
  /** If annual reports are due: includes everybody employed on this day or later. */
  thereFrom: DateText | undefined
}

const selectCandidates = prepared(
  (executor: Executor, { tenantId, to, since, sinceMonth, thereFrom }: CandidatesOf) =>
    executor
      .selectFrom('employees')
      .select(['id', 'entry_on', 'exit_on'])
      .where('tenant_id', '=', tenantId)
      .where('entry_on', '<=', to)
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('employee_payroll_facts').select('employee_id').where('tenant_id', '=', tenantId),
      )
      .where((where) =>
        where.or([
          where('entry_on', '>=', since),
          where('exit_on', '>=', since),
          where.exists(
            where
              .selectFrom('employee_payroll_facts as f')
              .select('f.employee_id')
              .whereRef('f.tenant_id', '=', 'employees.tenant_id')
              .whereRef('f.employee_id', '=', 'employees.id')
              .where('f.from_month', '>=', sinceMonth),
          ),
          where.exists(
            where
              .selectFrom('payroll_extras as x')
              .select('x.employee_id')
              .whereRef('x.tenant_id', '=', 'employees.tenant_id')
              .whereRef('x.employee_id', '=', 'employees.id')
              .where('x.month', '>=', sinceMonth),
          ),
          ...(thereFrom === undefined
            ? []
            : [where.or([where('exit_on', 'is', null), where('exit_on', '>=', thereFrom)])]),
        ]),
      )
      .orderBy('name_key')
      .orderBy('id'),
)

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
