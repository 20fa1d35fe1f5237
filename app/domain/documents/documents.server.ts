import { createHash, randomUUID } from 'node:crypto'
import type { Trx } from '../house'
import type { Actor, Within } from '../scope'
import type { Place, Vault } from '../vault'

/** A finished file, as a renderer makes it. */
export interface RenderedFile {
  bytes: Uint8Array
  mediaType: string
  fileName: string
  /** Whether it says what a stolen database must not give away. */
  isSealed?: boolean
}

/** What a letter carries besides its words: a PNG or JPEG fit to print, or the firm's name in its place. */
export interface Letterhead {
  logo: Uint8Array | null
}

/** What a file has to say although its frozen view must not. */
export interface Secrets {
  /** The account that is debited, whole. */
  debtorIban?: string
}

/**
 * Turns a frozen view into files, at most one of each media type. Slow and asynchronous, so never called inside
 * a transaction.
 */
export type Render<View> = (view: View, letterhead: Letterhead, secrets?: Secrets) => Promise<RenderedFile[]>

/** What a frozen document belongs to. */
export type DocumentOwner = { invoiceId: string } | { payslipId: string }

/** Freezes files. Those of a payslip are sealed, all of them. */
export async function storeDocuments(
  trx: Trx,
  vault: Vault,
  actor: Actor,
  { owner, files }: { owner: DocumentOwner; files: readonly RenderedFile[] },
): Promise<void> {
  const isSealed = (file: RenderedFile) => 'payslipId' in owner || file.isSealed === true
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
        is_sealed: isSealed(file) ? 1 : 0,
        bytes: isSealed(file)
          ? vault.sealBytes(documentPlace(actor, owner, file.mediaType), file.bytes)
          : Buffer.from(file.bytes),
        created_at: actor.at,
      })),
    )
    .execute()
}

/** By its owner: under another payslip it opens as little as in another row. */
export function documentPlace({ tenantId }: Within, owner: DocumentOwner, mediaType: string): Place {
  const ownerId = 'invoiceId' in owner ? owner.invoiceId : owner.payslipId
  return { tenantId, purpose: 'document', rowId: `${ownerId} ${mediaType}` }
}
