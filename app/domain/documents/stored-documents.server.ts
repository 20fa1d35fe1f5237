import type { Selectable } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor } from '../house'
import type { Within } from '../scope'
import type { Vault } from '../vault'
import { type DocumentOwner, type RenderedFile, SEAL } from './documents.server'

/** A frozen document, opened, with the SHA-256 of its bytes in hex. */
export interface StoredDocument extends RenderedFile {
  sha256: string
}

/** The frozen document of an invoice or payslip, if there is one of that type. */
export async function findDocument(
  executor: Executor,
  vault: Vault,
  scope: Within,
  wanted: DocumentOwner & { mediaType: string },
): Promise<StoredDocument | undefined> {
  const row = await selectDocuments(executor, scope, wanted)
    .where('media_type', '=', wanted.mediaType)
    .executeTakeFirst()
  return row && opened(vault, scope, row)
}

/** All frozen documents of an invoice or payslip. */
export async function listDocuments(
  executor: Executor,
  vault: Vault,
  scope: Within,
  owner: DocumentOwner,
): Promise<StoredDocument[]> {
  const rows = await selectDocuments(executor, scope, owner).orderBy('media_type').execute()
  return rows.map((row) => opened(vault, scope, row))
}

function selectDocuments(executor: Executor, scope: Within, owner: DocumentOwner) {
  const [column, id] =
    'invoiceId' in owner
      ? (['invoice_id', owner.invoiceId] as const)
      : (['payslip_id', owner.payslipId] as const)
  return executor
    .selectFrom('documents')
    .select(['media_type', 'file_name', 'sha256', 'is_sealed', 'bytes'])
    .where('tenant_id', '=', scope.tenantId)
    .where(column, '=', id)
}

export function opened(
  vault: Vault,
  { tenantId }: Within,
  row: Pick<Selectable<Database['documents']>, 'media_type' | 'file_name' | 'sha256' | 'is_sealed' | 'bytes'>,
): StoredDocument {
  return {
    bytes: row.is_sealed ? vault.openBytes(tenantId, SEAL, row.bytes) : row.bytes,
    mediaType: row.media_type,
    fileName: row.file_name,
    sha256: row.sha256,
  }
}
