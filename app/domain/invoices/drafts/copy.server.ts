import { randomUUID } from 'node:crypto'
import { NotFound } from '~/domain/kernel/errors'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { type Draft, draftInvoice } from './draft.server'
import { draftValuesOf } from './draft-values'
import { listInvoiceLines } from './lines.server'
import { findDraftedFor, startDraft } from './new-draft.server'

/**
 * A new draft for the same customer with the lines of another invoice and today's payment terms. Idempotent by the
 * draft's id. @throws NotFound
 */
export async function copyInvoice(
  house: House,
  scope: Scope,
  invoiceId: string,
  id: string = randomUUID(),
): Promise<Pick<Draft, 'id'>> {
  const row = await house.reader
    .selectFrom('invoices')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  if (!row) throw new NotFound()
  if ((await findDraftedFor(house.reader, scope, id)) === row.customer_id) return { id }
  const lines = await listInvoiceLines(house.reader, scope, invoiceId)
  const old = draftValuesOf(row, lines)
  const { payment } = await startDraft(house.reader, scope, row.customer_id)
  const { service_from, service_to, language, lines: _, payment: __, due_on: ___, ...options } = old
  return draftInvoice(house, scope, {
    id,
    customerId: row.customer_id,
    serviceFrom: service_from,
    serviceTo: service_to,
    language,
    lines,
    note: old.note,
    options,
    ...(payment === 'transfer' ? {} : { payment: { method: 'direct_debit', mandateId: payment } }),
  })
}
