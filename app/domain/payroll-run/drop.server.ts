import { recordAudit } from '../audit/audit.server'
import { getEmployee } from '../employees/find.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { Waits } from './stale.server'

/** Deletes a calculated payslip, unless it was released or replaced meanwhile. @throws NotFound */
export function dropWaiting(house: House, scope: Scope, { id, employeeId, month }: Waits): Promise<void> {
  return writing(house, scope, async (trx) => {
    const employee = await getEmployee(trx, scope, employeeId)
    const { numDeletedRows } = await trx
      .deleteFrom('waiting_payslips')
      .where('tenant_id', '=', scope.tenantId)
      .where('employee_id', '=', employee.id)
      .where('month', '=', month)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await recordAudit(trx, scope, {
      action: 'payslip.dropped',
      subjectType: 'employee',
      subjectId: employee.id,
      before: { month },
    })
  })
}
