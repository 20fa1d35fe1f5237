import { draftInvoice, type NewInvoice } from '~/domain/invoices/drafts/draft.server'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import type { Scope } from '~/domain/kernel/scope'
import type { TestHouse } from '../support/test-house'

/** A line of 100,00 € net with 19 % tax: 119,00 € gross. */
export function lineOf(changes: Partial<DraftLine> = {}): DraftLine {
  return {
    description: 'Unterhaltsreinigung',
    quantity: '4',
    unit: 'HUR',
    unitPrice: '25',
    taxCategory: 'S',
    taxRate: '19',
    ...changes,
  }
}

export function makeDraft(
  house: TestHouse,
  scope: Scope,
  customerId: string,
  changes: Partial<NewInvoice> = {},
) {
  return draftInvoice(house, scope, {
    customerId,
    serviceFrom: '2026-02-01',
    serviceTo: '2026-02-28',
    lines: [lineOf()],
    ...changes,
  })
}

/** An issued invoice of 119,00 €, due in 14 days. */
export async function makeInvoice(
  house: TestHouse,
  scope: Scope,
  customerId: string,
  changes: Partial<NewInvoice> = {},
) {
  const draft = await makeDraft(house, scope, customerId, changes)
  const { number } = await issueInvoice(house, scope, draft.id)
  if (changes.payment?.method === 'direct_debit') await assumeHandedOver(house, scope, draft.id)
  return { ...draft, number }
}

/** As if an earlier version had issued it, which knew nothing of invoices that are still to be handed over. */
function assumeHandedOver({ db }: TestHouse, { tenantId, today, at }: Scope, invoiceId: string) {
  return db
    .insertInto('invoice_handovers')
    .values({
      tenant_id: tenantId,
      id: invoiceId,
      invoice_id: invoiceId,
      handed_on: today,
      is_assumed: 1,
      created_at: at,
      created_by: 'upgrade',
      withdrawn_at: null,
      withdrawn_by: null,
    })
    .execute()
}
