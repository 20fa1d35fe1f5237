import type { Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { LinkSubject } from './subject'

export async function invoiceNumberOf(trx: Trx, { tenantId }: Within, { purpose, subjectId }: LinkSubject) {
  if (purpose !== 'rechnung') return null
  const invoice = await trx
    .selectFrom('invoices')
    .select('number')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', subjectId)
    .executeTakeFirst()
  return invoice?.number ?? null
}
