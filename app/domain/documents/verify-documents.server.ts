import { createHash } from 'node:crypto'
import { breathe } from '../breathe'
import type { Executor } from '../house'
import type { Vault } from '../vault'
import { type DocumentOwner, documentPlace } from './documents.server'
import type { DocumentsReport } from './documents-report'

/** Whether every frozen document still has the hash that was written beside it. */
export async function verifyDocuments(executor: Executor, vault: Vault): Promise<DocumentsReport> {
  const report: DocumentsReport = { documents: 0, damaged: [] }
  for (let row = await next(executor, ''); row; row = await next(executor, row.id)) {
    report.documents += 1
    const { tenant_id: tenantId, media_type: mediaType } = row
    if (!isWhole(vault, row))
      report.damaged.push({
        tenantId,
        mediaType,
        ...(row.invoice_id === null
          ? { kind: 'payslip', name: row.month ?? row.id }
          : { kind: 'invoice', name: row.number ?? row.id }),
      })
    await breathe()
  }
  return report
}

type Row = NonNullable<Awaited<ReturnType<typeof next>>>

/** One at a time: documents may have megabytes. */
function next(executor: Executor, after: string) {
  return executor
    .selectFrom('documents')
    .leftJoin('invoices', 'invoices.id', 'documents.invoice_id')
    .leftJoin('payslips', 'payslips.id', 'documents.payslip_id')
    .select(['documents.id', 'documents.tenant_id', 'documents.invoice_id', 'documents.payslip_id'])
    .select(['documents.media_type', 'documents.sha256', 'documents.is_sealed', 'documents.bytes'])
    .select(['invoices.number', 'payslips.month'])
    .where('documents.id', '>', after)
    .orderBy('documents.id')
    .limit(1)
    .executeTakeFirst()
}

function isWhole(vault: Vault, row: Row): boolean {
  const owner: DocumentOwner =
    row.invoice_id === null ? { payslipId: row.payslip_id ?? '' } : { invoiceId: row.invoice_id }
  const place = documentPlace({ tenantId: row.tenant_id }, owner, row.media_type)
  try {
    const bytes = row.is_sealed ? vault.openBytes(place, row.bytes) : row.bytes
    return createHash('sha256').update(bytes).digest('hex') === row.sha256
  } catch {
    // Sealed for another place, or altered.
    return false
  }
}
