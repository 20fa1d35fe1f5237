import { isOpen } from '~/domain/invoices/payments/state'
import type { Texts } from '~/i18n/texts'
import { FORM_KEY_FIELD, REVISION_FIELD, SEND_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { paths } from '~/paths'
import type { OfficeInvoicePage as Page } from './page.server'

type Props = Page & { copyKey: string }

/** What may be done with an invoice in its state: one thing next, the rest in the order of use. */
export function useActs(invoice: Props): { next: Act | null; others: Acts } {
  const texts = useTexts()
  const words = texts.invoices.acts
  if (!invoice.mayKeep) return { next: null, others: [] }
  if (invoice.number === null) return draftActs(invoice, words)
  return invoice.kind === 'invoice' ? issuedActs(invoice, texts) : correctionActs(invoice, words)
}

type Words = ReturnType<typeof useTexts>['invoices']['acts']

/** Nothing is offered to be sent to a customer without an e-mail address. */
function draftActs({ id, revision, hasAddress }: Props, words: Words) {
  const issue = (submit?: { name: string; value: string }) => ({
    label: submit ? words.issueAndSend : words.issue,
    action: paths.invoiceIssue(id),
    fields: { [REVISION_FIELD]: String(revision) },
    ...(submit ? { submit } : {}),
  })
  return {
    next: issue(hasAddress ? { name: SEND_FIELD, value: 'ja' } : undefined),
    others: [
      { label: words.edit, to: paths.invoiceDraft(id) },
      hasAddress && issue(),
      { label: words.preview, to: paths.invoicePreview(id) },
      {
        label: words.discard,
        isEnd: true,
        confirm: words.discardText,
        action: paths.invoiceDiscard(id),
        fields: { [REVISION_FIELD]: String(revision) },
      },
    ],
  }
}

function issuedActs(invoice: Props, { invoices, holds, handedOver, dunning: { remind } }: Texts) {
  const words = invoices.acts
  const { id, status, customer, counterpart, credits, copyKey, isSmallRest, final } = invoice
  const isOver = counterpart !== null || final !== null
  const send = isOpen(status) && sending(invoice, words)
  const pay = { label: words.pay, to: paths.invoicePayment(id) }
  const [end, ...holding] = holdActs(invoice, holds)
  const hand = handingOver(invoice, handedOver)
  const next = status?.state === 'disputed' ? end : nextOf(invoice, { send: send || null, hand, pay })
  const others: Acts = [
    next !== send && send,
    next !== pay && pay,
    status?.state === 'overdue' && { label: remind, to: paths.dunningProposal(customer.id) },
    end !== next && end,
    ...holding,
    next !== hand && hand,
    isSmallRest && { label: words.settleRest, to: paths.invoiceRest(id) },
    { label: words.copy, action: paths.invoiceCopy(id), fields: { [FORM_KEY_FIELD]: copyKey } },
    !isOver && status?.state !== 'credited' && { label: words.credit, to: paths.creditInvoice(id) },
    !isOver && credits.length === 0 && { label: words.cancel, to: paths.cancelInvoice(id), isEnd: true },
  ]
  return { next, others }
}

/** Once the customer has it, what is not debited is paid. */
function nextOf(
  { status, isSent, notice, handedOn }: Props,
  { send, hand, pay }: Record<'send' | 'hand' | 'pay', Act | null>,
): Act | null {
  const isWithCustomer = isSent || notice !== null || handedOn !== null
  if (send && !isWithCustomer) return send
  if (status?.state === 'direct_debit') return handedOn === null ? hand : null
  return isOpen(status) ? pay : null
}

/** Of what a mail took to the customer, only if none arrived. */
function handingOver({ id, status, isSent, handedOn }: Props, words: Texts['handedOver']): Act | null {
  if (handedOn !== null) return { label: words.withdraw, to: paths.handedOver(id) }
  if (!isOpen(status)) return null
  const isUntold = status.state === 'direct_debit' && status.collectOn === null && status.untold !== 'tried'
  return isUntold || !isSent ? { label: words.title, to: paths.handedOver(id) } : null
}

/** What ends what is in force, or else what can be noted. */
function holdActs({ id, status, hold }: Props, words: Texts['holds']): [Act | null, ...Acts] {
  if (!isOpen(status)) return [null]
  const end = hold && { label: words.endActs[hold.kind], to: paths.endHold(id) }
  if (hold && !hold.isPassed) return [end]
  return [
    end,
    { label: words.acts.dispute, to: paths.disputeInvoice(id) },
    { label: words.acts.defer, to: paths.deferInvoice(id) },
  ]
}

function correctionActs(invoice: Props, words: Words) {
  const send = sending(invoice, words)
  return invoice.isSent ? { next: null, others: [send] } : { next: send || null, others: [] }
}

function sending({ id, hasAddress }: Props, { send }: Words) {
  return hasAddress && { label: send, action: paths.invoiceSending(id) }
}
