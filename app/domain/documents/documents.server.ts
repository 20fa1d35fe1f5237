import { createHash, randomUUID } from 'node:crypto'
import type { House, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import type { Place } from '../kernel/vault'
import type { RenderedFile } from './render'

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
