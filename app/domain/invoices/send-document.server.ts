import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { sendCredit } from './credits/send-credit.server'
import { readKind } from './read.server'
import { sendInvoice } from './send.server'

/** Mails an invoice, cancellation or credit note. @throws NotFound; Conflict `not_open`, `no_address` */
export async function sendDocument(
  house: House,
  scope: Scope,
  invoiceId: string,
): Promise<{ isNew: boolean }> {
  const kind = await readKind(house.reader, scope, invoiceId)
  return kind === 'invoice' ? sendInvoice(house, scope, invoiceId) : sendCredit(house, scope, invoiceId)
}
