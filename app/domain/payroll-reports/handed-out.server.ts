import { recordAudit } from '../audit/audit.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'

export interface HandedOut {
  report: string
  /** A month, or a year. */
  of: string
  format: string
  /** Whose it is, if one person's. */
  employeeId?: string
}

/** Records that a report left as a file. */
export function recordReport(
  house: House,
  scope: Scope,
  { report, of, format, employeeId }: HandedOut,
): Promise<void> {
  return writing(house, scope, (trx) =>
    recordAudit(trx, scope, {
      action: 'payroll.report_downloaded',
      ...(employeeId
        ? { subjectType: 'employee', subjectId: employeeId }
        : { subjectType: 'tenant', subjectId: scope.tenantId }),
      after: { report, of, format },
    }),
  )
}
