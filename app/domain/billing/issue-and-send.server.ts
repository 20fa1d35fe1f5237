import { InvoiceConflict, NotIssuable } from '../invoices/conflict'
import { issueInvoice } from '../invoices/issuing/issue.server'
import { sendInvoice } from '../invoices/send.server'
import { NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { findInvoiceRecipient } from '../links/recipient.server'
import type { DraftResult, Reason } from './outcome'

/**
 * Issues a draft as the office does; returns what a user can correct instead of throwing it.
 * @param seen the revision on the page, if there was one
 */
export async function tryToIssue(
  house: House,
  scope: Scope,
  invoiceId: string,
  seen: { revision?: number | undefined } = {},
): Promise<DraftResult> {
  try {
    const { number } = await issueInvoice(house, scope, invoiceId, seen)
    return { outcome: 'issued', reason: null, number }
  } catch (error) {
    return { outcome: 'draft', reason: reasonOf(error), number: null }
  }
}

/** Mails an issued invoice, unless it was mailed before. */
export async function tryToSend(
  house: House,
  scope: Scope,
  issued: DraftResult,
  id: string,
): Promise<DraftResult> {
  try {
    await sendInvoice(house, scope, id)
    return { ...issued, outcome: 'mailed', reason: null }
  } catch (error) {
    return { ...issued, outcome: 'issued', reason: reasonOf(error) }
  }
}

/** Issues a draft and mails it; without a recipient it stays a draft. */
export async function issueAndSend(house: House, scope: Scope, invoiceId: string): Promise<DraftResult> {
  const draft = await house.reader
    .selectFrom('invoices')
    .select(['customer_id', 'status', 'number'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!draft) return { outcome: 'failed', reason: 'gone', number: null }
  const recipient = await findInvoiceRecipient(house.reader, scope, draft.customer_id)
  if (!recipient?.email) return { outcome: 'draft', reason: 'no_address', number: null }
  const isIssued = draft.status === 'issued'
  const issued = isIssued
    ? { outcome: 'issued' as const, reason: null, number: draft.number }
    : await tryToIssue(house, scope, invoiceId)
  return issued.outcome === 'issued' ? tryToSend(house, scope, issued, invoiceId) : issued
}

function reasonOf(error: unknown): Reason {
  if (error instanceof NotIssuable || error instanceof InvoiceConflict) return error.code
  if (error instanceof NotFound) return 'gone'
  throw error
}
