import { createHash } from 'node:crypto'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { type Archive, type DocumentOwner, documentPlace } from './documents.server'
import type { DamagedDocument, DocumentsReport } from './documents-report'

/** Rows are read in parts; their bytes one document at a time. */
const PART = 200

export async function verifyDocuments(executor: Executor, archive: Archive): Promise<DocumentsReport> {
  const report: DocumentsReport = { documents: 0, damaged: [] }
  for (let part = await listPart(executor); part.length > 0; part = await listPart(executor, part.at(-1))) {
    for (const row of part) {
      const fault = await faultOf(archive, row)
      if (fault) report.damaged.push(described(row, fault))
      await yieldToLoop()
    }
    report.documents += part.length
  }
  return report
}

type Row = Awaited<ReturnType<typeof listPart>>[number]

/** By primary key after a row: a firm has tens of thousands. */
function listPart(executor: Executor, after: { tenant_id: string; id: string } = { tenant_id: '', id: '' }) {
  return executor
    .selectFrom('documents')
    .leftJoin('invoices', (join) => joined(join, 'invoices.id', 'documents.invoice_id'))
    .leftJoin('payslips', (join) => joined(join, 'payslips.id', 'documents.payslip_id'))
    .select(['documents.id', 'documents.tenant_id', 'documents.invoice_id', 'documents.payslip_id'])
    .select(['documents.media_type', 'documents.sha256', 'documents.is_sealed', 'documents.kept_sha256'])
    .leftJoin('employees', (join) => joined(join, 'employees.id', 'payslips.employee_id'))
    .select(['invoices.number', 'payslips.month', 'employees.number as employee_number'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('documents.tenant_id', 'documents.id'), '>', tuple(after.tenant_id, after.id)),
    )
    .orderBy('documents.tenant_id')
    .orderBy('documents.id')
    .limit(PART)
    .execute()
}

function described(row: Row, fault: DamagedDocument['fault']): DamagedDocument {
  const of =
    row.invoice_id === null
      ? ({ kind: 'payslip', name: row.month ?? row.id } as const)
      : ({ kind: 'invoice', name: row.number ?? row.id } as const)
  const { tenant_id: tenantId, media_type: mediaType, kept_sha256: keptSha256 } = row
  return { tenantId, mediaType, keptSha256, employeeNumber: row.employee_number, fault, ...of }
}

async function faultOf(
  { vault, documents }: Archive,
  row: Row,
): Promise<DamagedDocument['fault'] | undefined> {
  const owner: DocumentOwner =
    row.invoice_id === null ? { payslipId: row.payslip_id ?? '' } : { invoiceId: row.invoice_id }
  const place = documentPlace({ tenantId: row.tenant_id }, owner, row.media_type)
  try {
    const kept = await documents.get(row.kept_sha256)
    if (!kept) return 'missing'
    const bytes = row.is_sealed ? vault.openBytes(place, kept) : kept
    return createHash('sha256').update(bytes).digest('hex') === row.sha256 ? undefined : 'changed'
  } catch {
    // Sealed for another place, altered, or unreadable.
    return 'changed'
  }
}
