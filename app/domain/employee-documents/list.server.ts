import { createHash } from 'node:crypto'
import type { EmployeeDocumentKind } from '~db/schema'
import { DocumentDamaged } from '../documents/stored-documents.server'
import type { Executor, House } from '../kernel/house'
import type { LinkScope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import { bytesPlace, titlePlace } from './places'

export interface EmployeeDocument {
  id: string
  kind: EmployeeDocumentKind
  /** A year or a day. */
  dated: string
  title: string | null
  createdAt: Instant
  downloadedAt: Instant | null
  withdrawnAt: Instant | null
}

/** Newest first; for the office including withdrawn ones. */
export async function listEmployeeDocuments(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, withWithdrawn = false }: { employeeId: string; withWithdrawn?: boolean },
): Promise<EmployeeDocument[]> {
  const rows = await executor
    .selectFrom('employee_documents')
    .select(['id', 'kind', 'dated', 'title_sealed', 'created_at as createdAt'])
    .select(['downloaded_at as downloadedAt', 'withdrawn_at as withdrawnAt'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId)
    .$if(!withWithdrawn, (query) => query.where('withdrawn_at', 'is', null))
    .orderBy('dated', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ title_sealed, ...document }) => ({
    ...document,
    title: title_sealed === null ? null : vault.open(titlePlace(scope, document.id), title_sealed),
  }))
}

/** Bytes and hash of a document that the employee has. @throws DocumentDamaged */
export async function openEmployeeDocument(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, documentId }: { employeeId: string; documentId: string },
): Promise<{ bytes: Uint8Array; sha256: string } | undefined> {
  const row = await executor
    .selectFrom('employee_documents')
    .select(['bytes', 'sha256'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId)
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!row?.bytes) return undefined
  const bytes = openWhole(vault, scope, { id: documentId, sha256: row.sha256, bytes: row.bytes })
  if (!bytes) throw new DocumentDamaged(documentId)
  return { bytes, sha256: row.sha256 }
}

/** Records the first download of each document by its employee. */
export function recordDocumentDownload(
  house: House,
  scope: LinkScope,
  documentIds: readonly string[],
): Promise<void> {
  return writing(house, scope, async (trx) => {
    await trx
      .updateTable('employee_documents')
      .set({ downloaded_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('employee_id', '=', scope.subjectId)
      .where('id', 'in', documentIds)
      .where('downloaded_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .execute()
  })
}

/** The bytes of a document, if they match the stored hash. */
export function openWhole(
  vault: Vault,
  scope: Within,
  { id, bytes, sha256 }: { id: string; bytes: Uint8Array; sha256: string },
): Uint8Array | undefined {
  try {
    const opened = vault.openBytes(bytesPlace(scope, id), bytes)
    return createHash('sha256').update(opened).digest('hex') === sha256 ? opened : undefined
  } catch {
    return undefined
  }
}
