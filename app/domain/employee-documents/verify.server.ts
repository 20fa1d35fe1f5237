import { breathe } from '../breathe'
import type { DocumentsReport } from '../documents/documents-report'
import type { Executor } from '../house'
import type { Vault } from '../vault'
import { openWhole } from './list.server'

/** Whether every document of an employee still has the hash that was written beside it. */
export async function verifyEmployeeDocuments(executor: Executor, vault: Vault): Promise<DocumentsReport> {
  const report: DocumentsReport = { documents: 0, damaged: [] }
  for (let row = await next(executor, ''); row; row = await next(executor, row.id)) {
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

function next(executor: Executor, after: string) {
  return executor
    .selectFrom('employee_documents')
    .select(['tenant_id', 'id', 'dated', 'bytes', 'sha256'])
    .where('id', '>', after)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
