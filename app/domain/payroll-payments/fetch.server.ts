import { createHash } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import type { RenderedFile } from '../documents/render'
import type { StoredDocument } from '../documents/stored-documents.server'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { amountOf } from '../values/money'
import { fileFrom } from './file-from'
import { getFile, type KeptFile } from './files.server'
import type { PaymentFile } from './payment-file'

interface Fetched {
  id: string
  /** False for HEAD and prefetches, which are not recorded. */
  isHandedOver: boolean
}

/**
 * The file for a bank, made anew; the audit says each time that it was fetched, and whether it was before.
 * @throws NotFound, also for what was noted by hand or dropped; Error if it is not the one that was made first, since a
 * bank may have that one
 */
export function fetchPaymentFile(
  house: House,
  scope: Scope,
  { id, isHandedOver }: Fetched,
  render: (file: PaymentFile) => RenderedFile,
): Promise<StoredDocument> {
  return writing(house, scope, async (trx) => {
    const kept = await getFile(trx, house.vault, scope, id)
    if (kept.isByHand || kept.droppedAt !== null) throw new NotFound()
    const file = render(fileFrom(kept))
    const sha256 = createHash('sha256').update(file.bytes).digest('hex')
    if (sha256 !== kept.sha256) throw new Error('a file of transfers is not what it was')
    if (!isHandedOver) return { ...file, sha256 }
    if (kept.fetchedAt === null) await noteFetched(trx, scope, id)
    await recordAudit(trx, scope, auditOf(kept, scope, 'payroll.payment_file_fetched'))
    return { ...file, sha256 }
  })
}

async function noteFetched(trx: Trx, { tenantId, at }: Scope, id: string): Promise<void> {
  await trx
    .updateTable('payroll_payment_files')
    .set({ fetched_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Its payments are open again: it never went to a bank, or the bank refused it. Idempotent. @throws NotFound */
export function dropPaymentFile(house: House, scope: Scope, id: string): Promise<KeptFile> {
  return writing(house, scope, async (trx) => {
    const kept = await getFile(trx, house.vault, scope, id)
    if (kept.droppedAt !== null) return kept
    await trx
      .updateTable('payroll_payment_files')
      .set({ dropped_by: scope.actor, dropped_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, scope, auditOf(kept, scope, 'payroll.payment_file_dropped'))
    return kept
  })
}

function auditOf({ messageId, cents, fetchedAt }: KeptFile, { tenantId }: Scope, action: string) {
  return {
    action,
    subjectType: 'tenant',
    subjectId: tenantId,
    after: { message_id: messageId, control_sum: amountOf(cents), fetched_before: fetchedAt !== null },
  }
}
