import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { getEmployee } from '../employees/find.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { fingerprintOf } from './fingerprint'
import type { Report, ReportCode } from './report'

type Told = Omit<Report, 'due'>

/** The audit can be read by people who may not know of sickness or parental leave. */
const NAMELESS: readonly ReportCode[] = ['51', '52', '34', '13', '17', '37']
const ANY_OF_THEM = '13/17/34/37/51/52'

/** Notes that a report was made elsewhere. Idempotent. @throws NotFound */
export function tellReport(house: House, scope: Scope, report: Told): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { id: employeeId } = await getEmployee(trx, scope, report.employeeId)
    const id = randomUUID()
    const sealed = house.vault.seal(
      { tenantId: scope.tenantId, purpose: 'insurance_report', rowId: id },
      JSON.stringify({ code: report.code, day: report.day }),
    )
    const inserted = await trx
      .insertInto('insurance_reports')
      .values({
        tenant_id: scope.tenantId,
        id,
        employee_id: employeeId,
        fingerprint: fingerprintOf(house.vault, scope, report),
        report_sealed: sealed,
        told_by: scope.actor,
        told_at: scope.at,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'fingerprint']).doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows !== 0n)
      await recordAudit(trx, scope, auditOf('employee.report_told', report))
  })
}

/** Takes the note back. Idempotent. */
export function untellReport(house: House, scope: Scope, report: Told): Promise<void> {
  return writing(house, scope, async (trx) => {
    const gone = await trx
      .deleteFrom('insurance_reports')
      .where('tenant_id', '=', scope.tenantId)
      .where('employee_id', '=', report.employeeId)
      .where('fingerprint', '=', fingerprintOf(house.vault, scope, report))
      .executeTakeFirst()
    if (gone.numDeletedRows > 0n) await recordAudit(trx, scope, auditOf('employee.report_untold', report))
  })
}

function auditOf(action: string, { employeeId, code, day }: Told) {
  const after = NAMELESS.includes(code)
    ? { insurance_report: ANY_OF_THEM }
    : { insurance_report: code.replace('_', '/'), on: day }
  return { action, subjectType: 'employee', subjectId: employeeId, after } as const
}
