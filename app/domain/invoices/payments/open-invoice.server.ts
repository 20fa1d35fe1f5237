import { NotFound } from '~/domain/kernel/errors'
import type { Trx } from '~/domain/kernel/house'
import type { LinkScope } from '~/domain/kernel/scope'
import { InvoiceConflict } from '../conflict'
import { linkTarget } from '../link-target'
import { isOpen } from './state'
import { STATE_COLUMNS, stateOfRow } from './state.server'

export interface OpenInvoice {
  id: string
  number: string
  customerId: string
  /** The mandate last chosen, whatever its status; null for a transfer. */
  mandateId: string | null
  /** Its debit came back: the same mandate may be chosen once more. */
  isReturned: boolean
  /** A bank has its debit, or will get it. */
  isBeingCollected: boolean
}

/** The open invoice that a link gives access to. @throws NotFound; Conflict `not_open` */
export async function getOpenInvoice(
  trx: Trx,
  scope: LinkScope,
  invoiceId: string | undefined,
): Promise<OpenInvoice> {
  const target = linkTarget(scope, invoiceId)
  const row = await trx
    .selectFrom('current_invoices')
    .select(['id', 'number', 'customer_id as customerId', 'chosen_mandate_id as mandateId'])
    .select(STATE_COLUMNS)
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', target.invoiceId)
    .where('status', '=', 'issued')
    .$if(target.customerId !== undefined, (query) => query.where('customer_id', '=', target.customerId ?? ''))
    .executeTakeFirst()
  if (!row) throw new NotFound()
  if (!isOpen(stateOfRow(row, scope.today))) throw new InvoiceConflict('not_open')
  const { id, number, customerId, mandateId } = row
  return {
    ...{ id, number: number ?? '', customerId, mandateId },
    isReturned: row.debit_returned_at !== null,
    isBeingCollected: row.running_debit_on !== null,
  }
}
