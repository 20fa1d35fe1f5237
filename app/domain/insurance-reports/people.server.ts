import { among } from '../kernel/among.server'
import type { Executor, House } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import { absencesIn, type MonthOfExtras } from '../payroll-run/absences'
import { openExtras, openLasting } from '../payroll-run/absences.server'
import { readFactsOf } from '../payroll-run/facts.server'
import { type DateText, type MonthText, monthOf } from '../values/calendar'
import type { Reported } from './reported'

interface Period {
  /** Of what happened. */
  since: DateText
  to: DateText
}

/**
 * Employees about whom something changed in the period, or who are absent or have one-time pay in it; the payroll details of others need not be
 * opened. Somebody without payroll details is paid, and reported, elsewhere.
 */
export async function readPeople(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { period: { since, to }, years: [first] }: { period: Period; years: readonly number[] },
): Promise<{ person: Reported; entered: MonthOfExtras[] }[]> {
  const sinceMonth = monthOf(since)
  const lasting = await openLasting(executor, vault, scope, sinceMonth)
  const people = await selectCandidates(executor, {
    ...{ tenantId: scope.tenantId, to, since, sinceMonth, ids: JSON.stringify([...lasting.keys()]) },
    thereFrom: first === undefined ? undefined : `${first}-01-01`,
  })
  const employeeIds = people.map(({ id }) => id)
  if (employeeIds.length === 0) return []
  const facts = await readFactsOf(executor, vault, scope, employeeIds)
  const extrasOf = await openExtras(executor, vault, scope, { employeeIds, from: sinceMonth })
  return people.map(({ id: employeeId, entry_on: entryOn, exit_on: exitOn }) => {
    const before = lasting.get(employeeId)
    const entered = [...(before ? [before] : []), ...extrasOf(employeeId)]
    const absences = absencesIn(entered)
    const person = { employeeId, entryOn, exitOn, facts: facts(employeeId).dated, absences, paidApart: [] }
    return { person, entered }
  })
}

interface CandidatesOf {
  tenantId: string
  to: DateText
  since: DateText
  sinceMonth: MonthText
  /** If annual reports are due: includes everybody employed on this day or later. */
  thereFrom: DateText | undefined
  /** JSON. */
  ids: string
}

const selectCandidates = prepared(
  (executor: Executor, { tenantId, to, since, sinceMonth, thereFrom, ids }: CandidatesOf) =>
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
          where('id', 'in', among(ids)),
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
