import type { DocumentsReport } from '../documents/documents-report'
import type { Executor } from '../kernel/house'
import type { Vault } from '../kernel/vault'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { openWhole } from './list.server'

export async function verifyEmployeeDocuments(executor: Executor, vault: Vault): Promise<DocumentsReport> {
  const report: DocumentsReport = { documents: 0, damaged: [] }
  for (let row = await next(executor); row; row = await next(executor, row)) {
    // As an SQL condition it would cost the order of the key.
    if (row.withdrawn_at !== null) continue
    report.documents += 1
    const { tenant_id: tenantId, id, dated: name, bytes, sha256 } = row
    if (!bytes || !openWhole(vault, { tenantId }, { id, bytes, sha256 }))
      report.damaged.push({
        tenantId,
        mediaType: 'application/pdf',
        keptSha256: null,
        employeeNumber: await numberOf(executor, row),
        fault: 'changed',
        kind: 'employeeDocument',
        name,
      })
    await yieldToLoop()
  }
  return report
}

async function numberOf(
  executor: Executor,
  { tenant_id, employee_id }: { tenant_id: string; employee_id: string },
): Promise<string | null> {
  const row = await executor
    .selectFrom('employees')
    .select('number')
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', employee_id)
    .executeTakeFirst()
  return row?.number ?? null
}

/** One at a time by primary key: each may have megabytes. */
function next(executor: Executor, after: { tenant_id: string; id: string } = { tenant_id: '', id: '' }) {
  return executor
    .selectFrom('employee_documents')
    .select(['tenant_id', 'id', 'employee_id', 'dated', 'bytes', 'sha256', 'withdrawn_at'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('tenant_id', 'id'), '>', tuple(after.tenant_id, after.id)),
    )
    .orderBy('tenant_id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
