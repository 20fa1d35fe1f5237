import { NotFound } from '~/domain/kernel/errors'
import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { InvoiceConflict } from '../conflict'
import { findFinalInvoice } from '../issuing/advances.server'
import { type InvoiceView, parseInvoiceView } from '../issuing/view'
import { type Left, leftOf } from '../payments/left'
import { isOpen } from '../payments/state'
import { STATE_COLUMNS, stateOfRow } from '../payments/state.server'
import { listWaived } from '../payments/waived.server'
import { listCreditViews } from './credit-views.server'

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

export interface Creditable {
  customerId: string
  contractId: string | null
  view: InvoiceView
  left: Left
  openCents: number
}

/** @throws NotFound; Conflict `not_issued`, `not_creditable`, `already_cancelled`, `already_credited`, `advance_deducted` */
export async function getCreditable(
  executor: Executor,
  scope: ReadScope,
  invoiceId: string,
): Promise<Creditable> {
  const row = await executor
    .selectFrom('current_invoices')
    .select(['customer_id', 'contract_id', 'view_json'])
    .select(STATE_COLUMNS)
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const status = stateOfRow(row, scope.today)
  if (row.view_json === null || status === null) throw new InvoiceConflict('not_issued')
  if (row.kind !== 'invoice') throw new InvoiceConflict('not_creditable')
  if (status.state === 'cancelled') throw new InvoiceConflict('already_cancelled')
  const view = parseInvoiceView(row.view_json)
  if (await findFinalInvoice(executor, scope, invoiceId)) throw new InvoiceConflict('advance_deducted')
  const left = leftOf(
    view,
    await listCreditViews(executor, scope, invoiceId),
    await listWaived(executor, scope, invoiceId),
  )
  if (left.totalCents <= 0) throw new InvoiceConflict('already_credited')
  return {
    customerId: row.customer_id,
    contractId: row.contract_id,
    view,
    left,
    openCents: isOpen(status) ? status.openCents : 0,
  }
}
