import type { DocumentOwner } from '../documents/documents.server'
import type { Executor } from '../kernel/house'
import type { LinkScope } from '../kernel/scope'

/** In place of a year. */
const EVERY_YEAR = 'alle'

/** Documents issued to the link's customer in a year, oldest first, with credit notes and cancellations. */
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

/** Payslips of the link's employee of a year or of all, the newest of each month. */
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
