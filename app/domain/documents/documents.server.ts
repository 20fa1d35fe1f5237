import { createHash, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor, Trx } from '../house'
import type { Actor, Within } from '../scope'
import type { Vault } from '../vault'

const SEAL = 'document'

/** A finished file, as a renderer makes it. */
export interface RenderedFile {
  bytes: Uint8Array
  mediaType: string
  fileName: string
}

/** What a letter carries besides its words: a PNG or JPEG fit to print, or the firm's name in its place. */
export interface Letterhead {
  logo: Uint8Array | null
}

/**
 * Turns a frozen view into files, at most one of each media type. Slow and asynchronous, so never called inside
 * a transaction.
 */
export type Render<View> = (view: View, letterhead: Letterhead) => Promise<RenderedFile[]>

/** What a frozen document belongs to. */
export type DocumentOwner = { invoiceId: string } | { payslipId: string }

/** A frozen document, opened, with the SHA-256 of its bytes in hex. */
export interface StoredDocument extends RenderedFile {
  sha256: string
}

/** Freezes files. Those of a payslip are sealed, since they name what a stolen database must not give away. */
export async function storeDocuments(
  trx: Trx,
  vault: Vault,
  actor: Actor,
  { owner, files }: { owner: DocumentOwner; files: readonly RenderedFile[] },
): Promise<void> {
  const isSealed = 'payslipId' in owner
  await trx
    .insertInto('documents')
    .values(
      files.map((file) => ({
        tenant_id: actor.tenantId,
        id: randomUUID(),
        invoice_id: 'invoiceId' in owner ? owner.invoiceId : null,
        payslip_id: 'payslipId' in owner ? owner.payslipId : null,
        media_type: file.mediaType,
        file_name: file.fileName,
        byte_length: file.bytes.byteLength,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
        is_sealed: isSealed ? 1 : 0,
        bytes: isSealed ? vault.sealBytes(actor.tenantId, SEAL, file.bytes) : Buffer.from(file.bytes),
        created_at: actor.at,
      })),
    )
    .execute()
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

function opened(
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
