import { createHash } from 'node:crypto'
import { breathe } from '../breathe'
import type { Executor } from '../house'
import { type Archive, type DocumentOwner, documentPlace } from './documents.server'
import type { DamagedDocument, DocumentsReport } from './documents-report'

/** Whether every frozen document is there, and has the hash that its row names. */
export async function verifyDocuments(executor: Executor, archive: Archive): Promise<DocumentsReport> {
  const report: DocumentsReport = { documents: 0, damaged: [] }
  for (let row = await next(executor, ''); row; row = await next(executor, row.id)) {
    report.documents += 1
    const { tenant_id: tenantId, media_type: mediaType } = row
    const fault = await faultOf(archive, row)
    if (fault)
      report.damaged.push({
        tenantId,
        mediaType,
        fault,
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
    .select(['documents.media_type', 'documents.sha256', 'documents.is_sealed', 'documents.kept_sha256'])
    .select(['invoices.number', 'payslips.month'])
    .where('documents.id', '>', after)
    .orderBy('documents.id')
    .limit(1)
    .executeTakeFirst()
}

async function faultOf(
  { vault, documents }: Archive,
  row: Row,
): Promise<DamagedDocument['fault'] | undefined> {
  const owner: DocumentOwner =
    row.invoice_id === null ? { payslipId: row.payslip_id ?? '' } : { invoiceId: row.invoice_id }
  const place = documentPlace({ tenantId: row.tenant_id }, owner, row.media_type)
  const kept = await documents.get(row.kept_sha256)
  if (!kept) return 'missing'
  try {
    const bytes = row.is_sealed ? vault.openBytes(place, kept) : kept
    return createHash('sha256').update(bytes).digest('hex') === row.sha256 ? undefined : 'changed'
  } catch {
    // Sealed for another place, or altered.
    return 'changed'
  }
}
