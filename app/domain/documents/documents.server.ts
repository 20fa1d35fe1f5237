import { createHash, randomUUID } from 'node:crypto'
import type { House, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import type { Place } from '../kernel/vault'

export interface RenderedFile {
  bytes: Uint8Array
  mediaType: string
  fileName: string
  isSealed?: boolean
}

/** The logo of a letter, a PNG or JPEG fit to print, or the firm's name in its place. */
export interface Letterhead {
  logo: Uint8Array | null
}

/** Data that a file must contain but its frozen view must not. */
export interface Secrets {
  /** The debited account in full. */
  debtorIban?: string
}

/**
 * Renders a frozen view into files, at most one per media type. Slow and asynchronous, so never call it inside a
 * transaction.
 */
export type Render<View> = (view: View, letterhead: Letterhead, secrets?: Secrets) => Promise<RenderedFile[]>

export type DocumentOwner = { invoiceId: string } | { payslipId: string }

/** What is needed to open frozen files. */
export type Archive = Pick<House, 'vault' | 'documents'>

/**
 * Freezes files: their bytes are on disk before the row exists. A payslip's files are all sealed. Files of a transaction
 * that is rolled back remain and are swept later.
 */
export async function storeDocuments(
  trx: Trx,
  { vault, documents }: Archive,
  actor: Actor,
  { owner, files }: { owner: DocumentOwner; files: readonly RenderedFile[] },
): Promise<void> {
  const ownerColumns = {
    invoice_id: 'invoiceId' in owner ? owner.invoiceId : null,
    payslip_id: 'payslipId' in owner ? owner.payslipId : null,
  }
  for (const { bytes, mediaType, fileName, isSealed } of files) {
    const seals = 'payslipId' in owner || isSealed === true
    const kept = seals ? vault.sealBytes(documentPlace(actor, owner, mediaType), bytes) : bytes
    await trx
      .insertInto('documents')
      .values({
        tenant_id: actor.tenantId,
        id: randomUUID(),
        ...ownerColumns,
        media_type: mediaType,
        file_name: fileName,
        byte_length: bytes.byteLength,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        is_sealed: seals ? 1 : 0,
        kept_sha256: await documents.put(kept),
        created_at: actor.at,
      })
      .execute()
  }
}

/** Bound to its owner: it does not open under another payslip. */
export function documentPlace({ tenantId }: Within, owner: DocumentOwner, mediaType: string): Place {
  const ownerId = 'invoiceId' in owner ? owner.invoiceId : owner.payslipId
  return { tenantId, purpose: 'document', rowId: `${ownerId} ${mediaType}` }
}
