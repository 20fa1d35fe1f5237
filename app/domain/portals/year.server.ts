import type { DocumentOwner } from '../documents/documents.server'
import type { Executor } from '../kernel/house'
import type { LinkScope } from '../kernel/scope'

/** In place of a year. */
const EVERY_YEAR = 'alle'

/** What was issued in a year to the customer that the link opens, the oldest first: credits and cancellations too. */
export async function listInvoicesOfYear(
  executor: Executor,
  { tenantId, subjectId }: LinkScope,
  year: string,
): Promise<DocumentOwner[]> {
  const rows = await executor
    .selectFrom('invoices')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', subjectId)
    .where('issued_on', '>=', `${year}-01-01`)
    .where('issued_on', '<=', `${year}-12-31`)
    .orderBy('issued_on')
    .orderBy('number')
    .execute()
  return rows.map(({ id }) => ({ invoiceId: id }))
}

/** The payslips of a year, or of all, of the employee that the link opens: of each month the newest. */
export async function listPayslipsOfYear(
  executor: Executor,
  { tenantId, subjectId }: LinkScope,
  year: string,
): Promise<DocumentOwner[]> {
  const rows = await executor
    .selectFrom('current_payslips')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', subjectId)
    .$if(year !== EVERY_YEAR, (query) =>
      query.where('month', '>=', `${year}-01`).where('month', '<=', `${year}-12`),
    )
    .orderBy('month')
    .execute()
  return rows.map(({ id }) => ({ payslipId: id }))
}
