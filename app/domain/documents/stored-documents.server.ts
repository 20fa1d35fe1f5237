import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '~db/schema'
import { breathe } from '../breathe'
import type { Executor } from '../house'
import type { Within } from '../scope'
import type { Vault } from '../vault'
import { type DocumentOwner, documentPlace, type RenderedFile } from './documents.server'

/** The stored bytes are not those that were frozen: somebody has changed the file, or the disk is failing. */
export class DocumentDamaged extends Error {
  override name = 'DocumentDamaged'

  constructor(readonly documentId: string) {
    super('A frozen document is not what it was')
  }
}

/** A frozen document, opened, with the SHA-256 of its bytes in hex. */
export interface StoredDocument extends RenderedFile {
  sha256: string
}

/** The frozen document of an invoice or payslip, if there is one of that type. @throws DocumentDamaged */
export async function findDocument(
  executor: Executor,
  vault: Vault,
  scope: Within,
  wanted: DocumentOwner & { mediaType: string },
): Promise<StoredDocument | undefined> {
  const row = await selectDocuments(executor, scope, wanted)
    .where('media_type', '=', wanted.mediaType)
    .executeTakeFirst()
  return row && checked(vault, scope, wanted, row)
}

/** The frozen documents of many, opened one after the other; pages are answered in between. @throws DocumentDamaged */
export async function* openDocuments(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { owners, mediaType }: { owners: readonly DocumentOwner[]; mediaType: string },
): AsyncGenerator<StoredDocument> {
  for (const owner of owners) {
    const document = await findDocument(executor, vault, scope, { ...owner, mediaType })
    if (document) yield document
    await breathe()
  }
}

/** Whether there is one of that type; invoices of earlier releases have a PDF alone. */
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

/** All frozen documents of an invoice or payslip, as they are stored; the caller checks their hashes. */
export async function listDocuments(
  executor: Executor,
  vault: Vault,
  scope: Within,
  owner: DocumentOwner,
): Promise<StoredDocument[]> {
  const rows = await selectDocuments(executor, scope, owner).orderBy('media_type').execute()
  return rows.map((row) => opened(vault, scope, owner, row))
}

function selectDocuments(executor: Executor, scope: Within, owner: DocumentOwner) {
  return whereOwned(executor, scope, owner).select([
    'id',
    'media_type',
    'file_name',
    'sha256',
    'is_sealed',
    'bytes',
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
  'id' | 'media_type' | 'file_name' | 'sha256' | 'is_sealed' | 'bytes'
>

function checked(vault: Vault, scope: Within, owner: DocumentOwner, row: DocumentRow): StoredDocument {
  const document = attempt(() => opened(vault, scope, owner, row))
  if (!document || createHash('sha256').update(document.bytes).digest('hex') !== document.sha256)
    throw new DocumentDamaged(row.id)
  return document
}

/** Undefined for bytes that were sealed for another place, or altered. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function opened(vault: Vault, scope: Within, owner: DocumentOwner, row: DocumentRow): StoredDocument {
  const place = documentPlace(scope, owner, row.media_type)
  return {
    bytes: row.is_sealed ? vault.openBytes(place, row.bytes) : row.bytes,
    mediaType: row.media_type,
    fileName: row.file_name,
    sha256: row.sha256,
  }
}
