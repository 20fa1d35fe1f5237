import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { cashDiscountOf } from '~/domain/invoices/payments/cash-discount'
import { giroCodeFor } from '~/domain/invoices/payments/girocode'
import { dueOf, totalOf } from '~/domain/invoices/payments/sums'
import type { Cents } from '~/domain/values/money'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatIban, formatLongDate, formatMoney, formatPercent } from '~/i18n/format'
import { settlement } from '~/i18n/settlement'
import type { Language } from '~db/schema'
import { type Fact, factsOf } from './facts.server'

type DirectDebit = Extract<InvoiceView['payment'], { method: 'direct_debit' }>

export interface Panel {
  label: string
  amountCents: Cents
  sentences: string[]
  facts: Fact[]
  giroCode: { text: string; alt: string; caption: string } | undefined
}

/** With a GiroCode if there is an amount to transfer and an account. */
export function panelOf(view: InvoiceView): Panel {
  const texts = documentsTexts[view.language].invoice
  if (view.kind !== 'invoice') return reversalPanel(view)
  if (dueOf(view) <= 0) {
    return {
      label: texts.total,
      amountCents: totalOf(view),
      sentences: [texts.nothingToPay],
      facts: [],
      giroCode: undefined,
    }
  }
  return view.payment.method === 'direct_debit' ? debitPanel(view, view.payment) : transferPanel(view)
}

function reversalPanel(view: InvoiceView): Panel {
  const { kind, refersTo, language } = view
  const texts = documentsTexts[language].invoice
  const isCancellation = kind === 'cancellation'
  const names = isCancellation ? texts.cancels : texts.corrects
  const sentences = refersTo ? [names(refersTo.number, formatLongDate(refersTo.issuedOn, language))] : []
  return {
    label: isCancellation ? texts.reversed : texts.credited,
    amountCents: totalOf(view),
    sentences: [...sentences, ...(view.settles ? settlement(view, language) : [texts.refund])],
    facts: [],
    giroCode: undefined,
  }
}

function debitPanel(view: InvoiceView, payment: DirectDebit): Panel {
  const texts = documentsTexts[view.language].invoice
  const due = formatLongDate(view.dueOn, view.language)
  return {
    label: texts.debited,
    amountCents: dueOf(view),
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
  const due = formatLongDate(view.dueOn, view.language)
  return {
    ...transferTo(view.seller, { amountCents: dueOf(view), reference: view.number, language: view.language }),
    label: texts.toPay,
    sentences: [
      view.seller.iban === null ? texts.payLater(due) : texts.payByTransfer(due),
      ...discountOf(view),
    ],
  }
}

/** Where to send an amount, as facts and as a GiroCode. */
export function transferTo(
  { name, iban, bic, bankName }: Pick<InvoiceView['seller'], 'name' | 'iban' | 'bic' | 'bankName'>,
  { amountCents, reference, language }: { amountCents: Cents; reference: string; language: Language },
): Pick<Panel, 'amountCents' | 'facts' | 'giroCode'> {
  const texts = documentsTexts[language].invoice
  const giroCode = giroCodeFor({ name, iban, amountCents, reference })
  const amount = formatMoney(amountCents, language)
  return {
    amountCents,
    facts: factsOf([
      [texts.payee, name],
      [texts.iban, iban && formatIban(iban)],
      [texts.bic, bic],
      [texts.bank, bankName],
      [texts.purpose, reference],
    ]),
    giroCode:
      giroCode === null
        ? undefined
        : {
            text: giroCode,
            alt: texts.giroCodeAlt(amount, name, formatIban(iban ?? ''), reference),
            caption: texts.giroCode(amount),
          },
  }
}

function discountOf(view: InvoiceView): string[] {
  const { language } = view
  const discount = cashDiscountOf(view)
  if (!discount) return []
  const { until, percent, cents } = discount
  const amount = formatMoney(cents, language)
  const sentence = documentsTexts[language].invoice.discount
  return [sentence(formatLongDate(until, language), formatPercent(percent, language), amount)]
}
