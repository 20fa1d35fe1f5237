import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { type Archive, type DocumentOwner, documentPlace } from './documents.server'
import type { RenderedFile } from './render'

/** The stored bytes are missing or altered: the file was changed, or the disk is failing. */
export class DocumentDamaged extends Error {
  override name = 'DocumentDamaged'

  constructor(readonly documentId: string) {
    super('A frozen document is not what it was')
  }
}

/** With the SHA-256 of its bytes in hex. */
export interface StoredDocument extends RenderedFile {
  sha256: string
}

/** The frozen document of an invoice or payslip, if there is one of that type. @throws DocumentDamaged */
export async function findDocument(
  executor: Executor,
  archive: Archive,
  scope: Within,
  wanted: DocumentOwner & { mediaType: string },
): Promise<StoredDocument | undefined> {
  const row = await selectDocuments(executor, scope, wanted)
    .where('media_type', '=', wanted.mediaType)
    .executeTakeFirst()
  return row && checked(archive, scope, wanted, row)
}

/** Opens documents one after another; pages are served in between. @throws DocumentDamaged */
export async function* openDocuments(
  executor: Executor,
  archive: Archive,
  scope: Within,
  { owners, mediaType }: { owners: readonly DocumentOwner[]; mediaType: string },
): AsyncGenerator<StoredDocument> {
  for (const owner of owners) {
    const document = await findDocument(executor, archive, scope, { ...owner, mediaType })
    if (document) yield document
    await yieldToLoop()
  }
}

/** Whether there is one of that type; invoices of earlier releases have only a PDF. */
export async function hasDocument(
  executor: Executor,
  scope: Within,
  wanted: DocumentOwner & { mediaType: string },
): Promise<boolean> {
  const row = await whereOwned(executor, scope, wanted)
    .select('id')
    .where('media_type', '=', wanted.mediaType)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * All frozen documents of an invoice or payslip as stored; the caller checks their hashes.
 * @throws DocumentDamaged if a file is missing
 */
export async function listDocuments(
  executor: Executor,
  archive: Archive,
  scope: Within,
  owner: DocumentOwner,
): Promise<StoredDocument[]> {
  const rows = await selectDocuments(executor, scope, owner).orderBy('media_type').execute()
  return Promise.all(rows.map((row) => opened(archive, scope, owner, row)))
}

function selectDocuments(executor: Executor, scope: Within, owner: DocumentOwner) {
  return whereOwned(executor, scope, owner).select([
    'id',
    'media_type',
    'file_name',
    'sha256',
    'is_sealed',
    'kept_sha256',
  ])
}

function whereOwned(executor: Executor, scope: Within, owner: DocumentOwner) {
  const [column, id] =
    'invoiceId' in owner
      ? (['invoice_id', owner.invoiceId] as const)
      : (['payslip_id', owner.payslipId] as const)
  return executor.selectFrom('documents').where('tenant_id', '=', scope.tenantId).where(column, '=', id)
}

type DocumentRow = Pick<
  Selectable<Database['documents']>,
  'id' | 'media_type' | 'file_name' | 'sha256' | 'is_sealed' | 'kept_sha256'
>

async function checked(
  archive: Archive,
  scope: Within,
  owner: DocumentOwner,
  row: DocumentRow,
): Promise<StoredDocument> {
  const document = await opened(archive, scope, owner, row)
  if (createHash('sha256').update(document.bytes).digest('hex') !== document.sha256)
    throw new DocumentDamaged(row.id)
  return document
}

/** @throws DocumentDamaged for bytes that are missing, altered, or sealed for another place */
async function opened(
  { vault, documents }: Archive,
  scope: Within,
  owner: DocumentOwner,
  row: DocumentRow,
): Promise<StoredDocument> {
  const kept = await documents.get(row.kept_sha256)
  if (!kept) throw new DocumentDamaged(row.id)
  const { media_type: mediaType, file_name: fileName, sha256 } = row
  try {
    const bytes = row.is_sealed ? vault.openBytes(documentPlace(scope, owner, mediaType), kept) : kept
    return { bytes, mediaType, fileName, sha256 }
  } catch {
    throw new DocumentDamaged(row.id)
  }
}
