import { recordAudit } from '~/domain/audit/audit.server'
import { notifyOffice } from '~/domain/customers/notify-office.server'
import { NotFound } from '~/domain/kernel/errors'
import type { House, Trx } from '~/domain/kernel/house'
import type { LinkScope, Within } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { findLiveLink } from '~/domain/links/links.server'
import { findInvoiceRecipient } from '~/domain/links/recipient.server'
import type { Evidence } from '~/domain/mandates/evidence.server'
import { findMandate } from '~/domain/mandates/mandates.server'
import { requestMandateIn } from '~/domain/mandates/requests.server'
import { queueMail } from '~/domain/outbox/outbox.server'
import { openTask } from '~/domain/tasks/open.server'
import type { PaymentWay } from '~db/schema'
import { InvoiceConflict } from '../conflict'
import type { RequestedPayment } from '../drafts/draft.server'
import { getOpenInvoice, type OpenInvoice } from './open-invoice.server'
import { payableOf } from './payable.server'

/** The portal names the invoice; an invoice's own link opens no other. */
type Target = { invoiceId?: string }

/**
 * Chooses how an open invoice is paid and confirms it by mail if there is an address. The same choice again changes
 * nothing. @throws NotFound for another's invoice or mandate; Conflict `not_open`, `being_collected`, `mandate_not_active`
 */
export function choosePayment(
  house: House,
  scope: LinkScope,
  choice: RequestedPayment & Target,
): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const invoice = await getOpenInvoice(trx, scope, choice.invoiceId)
    if (choice.method === 'transfer')
      return { isNew: await keepChoice(trx, scope, invoice, { mandateId: null, way: 'transfer' }) }
    const mandate = await findMandate(trx, scope, choice.mandateId)
    if (!mandate || mandate.customerId !== invoice.customerId) throw new NotFound()
    if (mandate.status !== 'active') throw new InvoiceConflict('mandate_not_active')
    return {
      isNew: await keepChoice(trx, scope, invoice, { mandateId: mandate.id, way: 'direct_debit' }),
    }
  })
}

/**
 * Requests direct debit from a new account and chooses it for an open invoice. The invoice stays on transfer until
 * the office approves the mandate, and is collected from then on.
 * @throws NotFound for another's invoice; Conflict `not_open`, `being_collected`, `iban_invalid`
 */
export function requestMandateForInvoice(
  house: House,
  scope: LinkScope,
  input: { holder: string; iban: string; evidence?: Evidence } & Target,
): Promise<{ id: string; reference: string; status: 'requested' | 'active'; isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const invoice = await getOpenInvoice(trx, scope, input.invoiceId)
    const mandate = await requestMandateIn(trx, house.vault, scope, {
      customerId: invoice.customerId,
      holder: input.holder,
      iban: input.iban,
      evidence: input.evidence,
    })
    const way = mandate.status === 'active' ? 'direct_debit' : 'requested'
    await keepChoice(trx, scope, invoice, { mandateId: mandate.id, way })
    if (mandate.isNew) await askForApproval(trx, scope, invoice, mandate.id)
    return mandate
  })
}

async function keepChoice(
  trx: Trx,
  scope: LinkScope,
  invoice: OpenInvoice,
  { mandateId, way }: { mandateId: string | null; way: PaymentWay },
): Promise<boolean> {
  if (invoice.mandateId === mandateId && !(invoice.isReturned && mandateId !== null)) return false
  // It would be paid twice.
  if (invoice.isBeingCollected) throw new InvoiceConflict('being_collected')
  const { seq } = await trx
    .insertInto('payment_choices')
    .values({
      tenant_id: scope.tenantId,
      invoice_id: invoice.id,
      method: mandateId === null ? 'transfer' : 'direct_debit',
      mandate_id: mandateId,
      chosen_at: scope.at,
      replaces_seq: await lastChoice(trx, scope, invoice.id),
    })
    .returning('seq')
    .executeTakeFirstOrThrow()
  await recordAudit(trx, scope, {
    action: 'payment.chosen',
    subjectType: 'invoice',
    subjectId: invoice.id,
    before: { mandateId: invoice.mandateId },
    after: { mandateId },
  })
  // A mandate waiting for the office is a task already.
  if (way !== 'requested')
    await openTask(trx, scope, {
      kind: 'choice',
      subjectId: invoice.id,
      area: 'invoicing',
      customerId: invoice.customerId,
      detail: invoice.number,
    })
  await confirmChoice(trx, scope, invoice, { way, seq })
  return true
}

async function lastChoice(trx: Trx, scope: Within, invoiceId: string): Promise<number> {
  const last = await trx
    .selectFrom('payment_choices')
    .select('seq')
    .where('tenant_id', '=', scope.tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.seq ?? 0
}

/** To the invoice recipients, so that a customer learns of a choice made by another person. */
async function confirmChoice(
  trx: Trx,
  scope: LinkScope,
  invoice: OpenInvoice,
  { way, seq }: { way: PaymentWay; seq: number },
): Promise<void> {
  const recipient = await findInvoiceRecipient(trx, scope, invoice.customerId)
  if (!recipient?.email) return
  const payable = await payableOf(trx, scope, invoice.id)
  const link = await findLiveLink(trx, scope, { purpose: 'rechnung', subjectId: invoice.id })
  await queueMail(trx, scope, {
    kind: 'payment_choice_confirmed',
    recipient: recipient.email,
    language: recipient.language,
    linkId: link?.id ?? null,
    dedupeKey: `payment_choice_confirmed:${seq}`,
    data: { invoice: invoice.number, way, ...(payable && { payable }) },
  })
}

async function askForApproval(
  trx: Trx,
  scope: LinkScope,
  invoice: OpenInvoice,
  mandateId: string,
): Promise<void> {
  const mandate = await findMandate(trx, scope, mandateId)
  if (!mandate) throw new NotFound()
  await notifyOffice(trx, scope, {
    customerId: invoice.customerId,
    about: 'mandate',
    details: [mandate.holder, mandate.ibanMasked],
    invoice: invoice.number,
    subjectId: mandateId,
  })
}
