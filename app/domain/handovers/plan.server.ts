import { type SqlBool, sql } from 'kysely'
import type { HandoverFormat } from '~db/schema'
import { listName } from '../employees/list-name'
import { contradictionIn } from '../hours/contradiction'
import { amountsOf } from '../hours/paste-finding'
import { standsOf } from '../hours/state.server'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import { findingsOf, type HandoverFinding, isWanted, type PayrollOffice } from './findings'
import { type HandoverLine, linesBetween, type WageAmounts, wageAmounts } from './lines'
import { lastStands } from './state.server'

export interface PlannedEmployee {
  id: string
  number: string
  name: string
  lines: HandoverLine[]
}

/** Content of a file, and who cannot be in it. */
export interface HandoverPlan {
  employees: (PlannedEmployee & { amounts: WageAmounts; version: number })[]
  blocked: (Omit<PlannedEmployee, 'lines'> & { findings: HandoverFinding[] })[]
}

interface RequestedHandover {
  month: MonthText
  format: HandoverFormat
  /** Everything of the month, even if handed over before. */
  isWhole: boolean
  office: PayrollOffice
}

export async function planHandover(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { month, format, isWhole, office }: RequestedHandover,
): Promise<HandoverPlan> {
  const people = await listPeople(executor, scope, month)
  const plan: HandoverPlan = { employees: [], blocked: [] }
  if (people.length === 0) return plan
  const which = { month, employeeIds: people.map(({ id }) => id) }
  const stands = await standsOf(executor, vault, scope, which)
  const told = await lastStands(executor, vault, scope, which)
  for (const { id, number, ...row } of people) {
    const before = told.get(id)
    const stand = stands(id)
    const amounts = wageAmounts(stand)
    const lines = linesBetween(isWhole ? null : (before?.amounts ?? null), amounts).filter(({ kind }) =>
      isWanted(office, kind),
    )
    if (lines.length === 0) continue
    const employee = { id, number, name: listName(row) }
    const findings = findingsOf(format, office, {
      ...{ number, lines },
      isPossible: contradictionIn(month, amountsOf(stand)) === undefined,
    })
    if (findings.length > 0) plan.blocked.push({ ...employee, findings })
    else plan.employees.push({ ...employee, lines, amounts, version: before?.version ?? 0 })
  }
  return plan
}

/** Everyone who has or had hours or anything else in the month. */
function listPeople(executor: Executor, { tenantId }: Within, month: MonthText) {
  const has = (table: 'newest_hours' | 'hours_entries' | 'handover_stands') =>
    sql`exists (select 1 from ${sql.table(table)} t where t.tenant_id = ${tenantId} and t.month = ${month}
      and t.employee_id = employees.id)`
  return executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`(${has('newest_hours')} or ${has('hours_entries')} or ${has('handover_stands')})`)
    .orderBy('name_key')
    .orderBy('id')
    .execute()
}
