import { breathe } from '../breathe'
import type { DocumentsReport } from '../documents/documents-report'
import type { Executor } from '../house'
import type { Vault } from '../vault'
import { openWhole } from './list.server'

/** Whether every document of an employee still has the hash that was written beside it. */
export async function verifyEmployeeDocuments(executor: Executor, vault: Vault): Promise<DocumentsReport> {
  const report: DocumentsReport = { documents: 0, damaged: [] }
  for (let row = await next(executor); row; row = await next(executor, row)) {
    // Looked for in SQL, it would lead away from the order of the key.
    if (row.withdrawn_at !== null) continue
    report.documents += 1
    const { tenant_id: tenantId, id, dated: name, bytes, sha256 } = row
    if (!bytes || !openWhole(vault, { tenantId }, { id, bytes, sha256 }))
      report.damaged.push({
        tenantId,
        mediaType: 'application/pdf',
        fault: 'changed',
        kind: 'employeeDocument',
        name,
      })
    await breathe()
  }
  return report
}

/** One at a time, in the order of the primary key: each may have megabytes. */
function next(executor: Executor, after: { tenant_id: string; id: string } = { tenant_id: '', id: '' }) {
  return executor
    .selectFrom('employee_documents')
    .select(['tenant_id', 'id', 'dated', 'bytes', 'sha256', 'withdrawn_at'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('tenant_id', 'id'), '>', tuple(after.tenant_id, after.id)),
    )
    .orderBy('tenant_id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
