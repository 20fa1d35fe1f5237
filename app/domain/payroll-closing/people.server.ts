import { type SqlBool, sql } from 'kysely'
import { listName } from '../employees/list-name'
import { employeesOfMonth } from '../employees/of-month.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { payslipsIn } from '../payslips/month.server'
import type { MonthText } from '../values/calendar'
import { reasonIn } from './omissions.server'

/** `waiting`: one is calculated or delivered, and not released. `missing`: neither a payslip nor left out. */
export type PersonStanding = 'released' | 'waiting' | 'omitted' | 'missing'

export interface PersonOfMonth {
  id: string
  name: string
  number: string
  standing: PersonStanding
  /** The payslip that is out. */
  slip: { id: string; revision: number; isCalculated: boolean } | null
  /** Why somebody is left out. */
  reason: () => string | null
}

/** Everybody who has to be released or left out before a month can be closed, by name. */
export async function readPeopleOfMonth(
  executor: Executor,
  vault: Vault,
  scope: Within,
  month: MonthText,
): Promise<PersonOfMonth[]> {
  const everybody = { search: '', presence: 'all' } as const
  const ids = employeesOfMonth(executor, scope, payslipsIn(scope, month), everybody).select('id')
  const rows = await executor
    .selectFrom('employees')
    .leftJoin('current_payslips as p', (join) =>
      joined(join, 'p.employee_id', 'employees.id').on('p.month', '=', month),
    )
    .leftJoin('payroll_omissions as o', (join) =>
      joined(join, 'o.employee_id', 'employees.id').on('o.month', '=', month),
    )
    .select(['employees.id', 'employees.number', 'employees.first_name', 'employees.last_name'])
    .select(['p.id as slip_id', 'p.revision', 'p.source', 'o.reason_sealed'])
    .select(
      sql<SqlBool>`(exists (select 1 from waiting_payslips w where w.tenant_id = employees.tenant_id
        and w.employee_id = employees.id and w.month = ${month})
        or exists (select 1 from incoming_payslips w where w.tenant_id = employees.tenant_id
        and w.employee_id = employees.id and w.month = ${month} and w.released_id is null))`.as('is_waiting'),
    )
    .where('employees.tenant_id', '=', scope.tenantId)
    .where('employees.id', 'in', ids)
    .orderBy('employees.name_key')
    .orderBy('employees.id')
    .execute()
  return rows.map(({ slip_id, revision, source, reason_sealed, is_waiting, ...employee }) => ({
    id: employee.id,
    name: listName(employee),
    number: employee.number,
    standing: is_waiting ? 'waiting' : slip_id ? 'released' : reason_sealed ? 'omitted' : 'missing',
    slip: slip_id ? { id: slip_id, revision: revision ?? 1, isCalculated: source === 'calculation' } : null,
    reason: () => reasonIn(vault, scope, { month, employeeId: employee.id, reason_sealed }),
  }))
}
