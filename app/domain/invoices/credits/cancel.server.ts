import { randomUUID } from 'node:crypto'
import { recordAudit } from '~/domain/audit/audit.server'
import { recordEvent } from '~/domain/events/record.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Executor, House } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { InvoiceConflict } from '../conflict'
import { findFinalInvoice, freeAdvances } from '../issuing/advances.server'
import { type IssuedInvoice, issueInTurn } from '../issuing/issue.server'
import { parseInvoiceView } from '../issuing/view'
import { mirrorOf } from '../payments/mirror'
import { type Cancellable, issueCancellation } from './cancellation.server'

/**
 * Reverses an issued invoice with a cancellation that has its own number and link.
 * Must not be called inside a transaction, because rendering takes time.
 * @returns the cancellation
 * @throws NotFound; Conflict `not_issued`, `not_cancellable`, `already_cancelled`, `partly_credited`, `advance_deducted`
 */
export function cancelInvoice(
  house: House,
  scope: Scope,
  invoiceId: string,
  { id = randomUUID(), note = null }: { id?: string; note?: string | null } = {},
): Promise<IssuedInvoice> {
  return issueInTurn(house, scope, 'cancellation', async (number) => {
    const original = await getCancellable(house.reader, scope, invoiceId)
    const view = mirrorOf(original.view, { number, issuedOn: scope.today, note })
    const files = await house.renderers.invoice(view, await readLetterhead(house.reader, scope))
    return async (trx) => {
      await getCancellable(trx, scope, invoiceId)
      await issueCancellation(house, trx, scope, { id, refersToId: invoiceId, original, view, files })
      await freeAdvances(trx, scope, invoiceId)
      await recordAudit(trx, scope, {
        action: 'invoice.cancelled',
        subjectType: 'invoice',
        subjectId: invoiceId,
        after: { cancelledBy: number },
      })
      const { customerId } = original
      await recordEvent(trx, scope, {
        type: 'invoice.cancelled',
        subjectId: invoiceId,
        streamId: customerId,
        data: {
          invoice_id: invoiceId,
          number: original.view.number,
          customer_id: customerId,
          cancelled_by: { invoice_id: id, number },
        },
      })
      return { id, number }
    }
  })
}

async function getCancellable(executor: Executor, scope: Within, invoiceId: string): Promise<Cancellable> {
  const invoice = await executor
    .selectFrom('current_invoices')
    .select(['customer_id', 'contract_id', 'kind', 'view_json', 'cancelled_by', 'credited_cents'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!invoice) throw new NotFound()
  if (invoice.view_json === null) throw new InvoiceConflict('not_issued')
  if (invoice.kind !== 'invoice') throw new InvoiceConflict('not_cancellable')
  if (invoice.cancelled_by !== null) throw new InvoiceConflict('already_cancelled')
  if (invoice.credited_cents !== 0) throw new InvoiceConflict('partly_credited')
  if (await findFinalInvoice(executor, scope, invoiceId)) throw new InvoiceConflict('advance_deducted')
  return {
    customerId: invoice.customer_id,
    contractId: invoice.contract_id,
    view: parseInvoiceView(invoice.view_json),
  }
}
