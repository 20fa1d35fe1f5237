import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { changeRecord } from '../records/change.server'
import type { Fields } from '../records/fields'
import { type DateText, type MonthText, monthOf } from '../values/calendar'
import { EmployeeConflict } from './conflict'
import { getEmployee } from './find.server'
import { employeeKind } from './kind'
import { noteNewAddress } from './new-address.server'
import { keepWeeklyHours } from './weekly-hours.server'

type EmployeeChange = Partial<Fields<'employees'>> & {
  revision?: number | undefined
  weekly_hours_from?: MonthText | null
}

/**
 * Changes an employee from now on; payslips stay as they are. Fields missing from the form stay too.
 * @throws NotFound; RecordConflict; EmployeeConflict `number_taken`, `exit_before_entry`, `entry_behind_payslips`
 */
export function changeEmployee(
  house: House,
  scope: Scope,
  id: string,
  { revision, weekly_hours_from: from = null, ...values }: EmployeeChange,
): Promise<void> {
  const change = { id, values, revision, action: 'employee.changed' }
  return writing(house, scope, async (trx) => {
    if (values.entry_on) await assertNoPayslipsLeftBehind(trx, scope, change.id, values.entry_on)
    const before = await getEmployee(trx, scope, id)
    await changeRecord(trx, scope, employeeKind(house.vault), change)
    const now = await getEmployee(trx, scope, id)
    await noteNewAddress(trx, scope, { before, now })
    if (from !== null || now.weeklyHours !== before.weeklyHours)
      await keepWeeklyHours(trx, scope, { before, now, from })
  })
}

/** A later entry means a return: the earlier employment must have ended, § 23a (3) sentence 2 SGB IV. */
async function assertNoPayslipsLeftBehind(
  trx: Trx,
  scope: Scope,
  id: string,
  entryOn: DateText,
): Promise<void> {
  const { entryOn: known, exitOn } = await getEmployee(trx, scope, id)
  if (entryOn <= known || (exitOn !== null && exitOn < entryOn)) return
  const left = await trx
    .selectFrom('current_payslips')
    .select('month')
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', id)
    .where('month', '>=', monthOf(known))
    .where('month', '<', monthOf(entryOn))
    .executeTakeFirst()
  if (left) throw new EmployeeConflict('entry_behind_payslips')
}

/** Archives an employee, or restores them. Idempotent. @throws NotFound */
export function archiveEmployee(house: House, scope: Scope, id: string, isArchived: boolean): Promise<void> {
  return writing(house, scope, async (trx) => {
    const employee = await getEmployee(trx, scope, id)
    if (employee.isArchived === isArchived) return
    await changeRecord(trx, scope, employeeKind(house.vault), {
      id: employee.id,
      values: { archived_at: isArchived ? scope.at : null },
      action: isArchived ? 'employee.archived' : 'employee.restored',
    })
  })
}
