import type { House } from '../house'
import { changeRecord } from '../records/change.server'
import type { Fields } from '../records/fields'
import type { Scope } from '../scope'
import { writing } from '../writing.server'
import { getEmployee } from './find.server'
import { employeeKind } from './kind'

type EmployeeChange = Partial<Fields<'employees'>> & { revision?: number | undefined }

/**
 * Changes an employee from now on: payslips stay as they are. What a form does not say stays too.
 * @throws NotFound; RecordClash; EmployeeConflict `number_taken`, `exit_before_entry`
 */
export function changeEmployee(
  house: House,
  scope: Scope,
  id: string,
  { revision, ...values }: EmployeeChange,
): Promise<void> {
  const change = { id: id.toLowerCase(), values, revision, action: 'employee.changed' }
  return writing(house, scope, (trx) => changeRecord(trx, scope, employeeKind(house.vault), change))
}

/** Takes an employee out of the lists, or back into them. Doing it twice changes nothing. @throws NotFound */
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
