import { giroCodeText } from '~/domain/invoices/girocode'
import type { InvoiceView } from '~/domain/invoices/view'
import { documentsTexts } from '~/i18n/documents.server'
import { formatIban, formatLongDate, formatMoney } from '~/i18n/format'
import { type Fact, factsOf } from './facts.server'

type DirectDebit = Extract<InvoiceView['payment'], { method: 'direct_debit' }>

export interface Panel {
  label: string
  sentences: string[]
  facts: Fact[]
  giroCode: { text: string; alt: string; caption: string } | undefined
}

/** With a GiroCode only where there is something to transfer and an account to transfer it to. */
export function panelOf(view: InvoiceView): Panel {
  const texts = documentsTexts[view.language].invoice
  if (view.kind !== 'invoice') return reversalPanel(view)
  if (view.grossCents <= 0) {
    return { label: texts.total, sentences: [texts.nothingToPay], facts: [], giroCode: undefined }
  }
  return view.payment.method === 'direct_debit' ? debitPanel(view, view.payment) : transferPanel(view)
}

function reversalPanel({ kind, refersTo, language }: InvoiceView): Panel {
  const texts = documentsTexts[language].invoice
  const isCancellation = kind === 'cancellation'
  const names = isCancellation ? texts.cancels : texts.corrects
  const sentences = refersTo ? [names(refersTo.number, formatLongDate(refersTo.issuedOn, language))] : []
  return {
    label: isCancellation ? texts.reversed : texts.credited,
    sentences: [...sentences, texts.nothingToPay],
    facts: [],
    giroCode: undefined,
  }
}

function debitPanel(view: InvoiceView, payment: DirectDebit): Panel {
  const texts = documentsTexts[view.language].invoice
  const due = formatLongDate(view.dueOn, view.language)
  return {
    label: texts.debited,
    sentences: [texts.payByDirectDebit(due, payment.ibanMasked, payment.holder)],
    facts: factsOf([
      [texts.mandateReference, payment.mandateReference],
      [texts.creditorId, view.seller.creditorId],
    ]),
    giroCode: undefined,
  }
}

function transferPanel(view: InvoiceView): Panel {
  const texts = documentsTexts[view.language].invoice
  const { name, iban, bic, bankName } = view.seller
  const transfer = iban && { name, iban, amountCents: view.grossCents, reference: view.number }
  const amount = formatMoney(view.grossCents, view.language)
  return {
    label: texts.toPay,
    sentences: [texts.payByTransfer(formatLongDate(view.dueOn, view.language))],
    facts: factsOf([
      [texts.payee, name],
      [texts.iban, iban && formatIban(iban)],
      [texts.bic, bic],
      [texts.bank, bankName],
      [texts.purpose, view.number],
    ]),
    giroCode: transfer
      ? {
          text: giroCodeText(transfer),
          alt: texts.giroCodeAlt(amount, name, formatIban(transfer.iban), view.number),
          caption: texts.giroCode(amount),
        }
      : undefined,
  }
}
