import { createHash, randomUUID } from 'node:crypto'
import type { House, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import type { Place } from '../kernel/vault'

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

/** What opens frozen files. */
export type Archive = Pick<House, 'vault' | 'documents'>

/**
 * Freezes files: their bytes are on the disk before the row is. Those of a payslip are sealed, all of them. Of work that
 * is taken back files remain, which are swept later.
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

/** By its owner: under another payslip it opens as little as in another row. */
export function documentPlace({ tenantId }: Within, owner: DocumentOwner, mediaType: string): Place {
  const ownerId = 'invoiceId' in owner ? owner.invoiceId : owner.payslipId
  return { tenantId, purpose: 'document', rowId: `${ownerId} ${mediaType}` }
}
