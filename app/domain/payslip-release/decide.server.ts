import { recordAudit } from '../audit/audit.server'
import { getEmployee } from '../employees/find.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { withdrawRelease } from '../payroll-queue/requests.server'
import { IncomingConflict } from '../payslip-files/conflict'
import { doubtOfIncoming } from '../payslip-files/gate.server'
import { getIncoming, type IncomingSlip } from '../payslip-files/list.server'
import { type MonthText, monthOf } from '../values/calendar'

/** A waiting payslip as the page showed it. */
export interface Seen {
  id: string
  /** Undefined from a page that does not send it. */
  revision: number | undefined
}

/** Sets the owner and month of some pages and reads their file again. @throws NotFound; IncomingConflict */
export async function assignIncoming(
  house: House,
  scope: Scope,
  { employeeId, month, ...seen }: Seen & { employeeId: string; month: MonthText },
): Promise<void> {
  const doubt = await doubtOfIncoming(house, scope, { id: seen.id, employeeId, isConfirmed: true })
  return writing(house, scope, async (trx) => {
    const slip = await getIncoming(trx, scope, seen.id)
    const isSame = slip.doubt === null && slip.employee?.id === employeeId && slip.month === month
    if (isSame) return
    if (slip.revision !== seen.revision) throw new IncomingConflict('slip_changed_meanwhile')
    const employee = await getEmployee(trx, scope, employeeId)
    if (month < monthOf(employee.entryOn)) throw new IncomingConflict('slip_before_entry')
    if (doubt) throw new IncomingConflict(doubt === 'unreadable' ? 'slip_unreadable' : 'slip_others_inside')
    await trx
      .updateTable('incoming_payslips')
      .set({
        employee_id: employee.id,
        month,
        doubt: null,
        decided_by: scope.actor,
        decided_at: scope.at,
        revision: slip.revision + 1,
        approved_by: null,
        approved_at: null,
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', slip.id)
      .execute()
    await withdrawRelease(trx, scope, slip.id)
    await noteDecision(trx, scope, slip, {
      action: 'incoming_payslip.assigned',
      after: { employeeId, month },
    })
  })
}

/** Discards pages that are not a payslip, such as a cover sheet. @throws NotFound; IncomingConflict */
export function dropIncoming(house: House, scope: Scope, seen: Seen): Promise<void> {
  return writing(house, scope, async (trx) => {
    const slip = await getIncoming(trx, scope, seen.id)
    if (slip.revision !== seen.revision) throw new IncomingConflict('slip_changed_meanwhile')
    await trx
      .deleteFrom('incoming_payslips')
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', slip.id)
      .execute()
    await noteDecision(trx, scope, slip, { action: 'incoming_payslip.dropped' })
  })
}

function noteDecision(
  trx: Trx,
  scope: Scope,
  slip: IncomingSlip,
  { action, after }: { action: string; after?: object },
): Promise<void> {
  return recordAudit(trx, scope, {
    action,
    subjectType: 'payslip_file',
    subjectId: slip.fileId,
    before: {
      page: slip.firstPage,
      employeeId: slip.employee?.id ?? null,
      month: slip.month,
      doubt: slip.doubt,
    },
    ...(after && { after }),
  })
}
