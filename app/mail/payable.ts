import type { InvoiceToPay, MailData, Payable } from '~/domain/outbox/kinds'
import { formatIban, formatLongDate, formatMoney } from '~/i18n/format'
import { mailTexts } from '~/i18n/mail.en.server'
import type { Language } from '~db/schema'
import { FACT } from './layout'

/**
 * What a payer needs, one fact a line: for a transfer the account, for a direct debit what its notice has to name
 * (SEPA Core rulebook, 4.7.3.1: amount, date, creditor identifier, mandate reference).
 */
export function payableFacts(
  invoice: string,
  { amountCents, on, way, discount }: Payable,
  language: Language,
): string {
  const { facts, discountUntil } = mailTexts[language]
  const amount: Fact = [facts.amount, formatMoney(amountCents, language)]
  const day = on && formatLongDate(on, language)
  if (way.method === 'direct_debit')
    return asLines([
      amount,
      day ? [facts.collectedOn, day] : [facts.collected, facts.untold],
      [facts.fromAccount, `${way.ibanMasked}, ${way.holder}`],
      [facts.mandate, way.mandate],
      [facts.creditorId, way.creditorId],
      [facts.invoice, invoice],
    ])
  return asLines([
    amount,
    [facts.payBy, day],
    [
      facts.discount,
      discount
        ? discountUntil(formatMoney(discount.cents, language), formatLongDate(discount.until, language))
        : null,
    ],
    [facts.payee, way.iban && way.payee],
    [facts.iban, way.iban && formatIban(way.iban)],
    [facts.bic, way.iban && way.bic],
    [facts.reference, way.iban && way.reference],
    [facts.note, way.isMoved ? facts.moved : null],
  ])
}

export function attachedFact(
  data: MailData['invoice_sent' | 'payment_reminder'],
  language: Language,
): string[] {
  const attached = 'attached' in data ? data.attached : undefined
  const { facts, attachedAs } = mailTexts[language]
  return attached ? [`${facts.attached}${FACT}${attachedAs[attached.mediaType]}`] : []
}

export function payingSentence({ on, way }: Payable, language: Language): string {
  const { paying } = mailTexts[language]
  if (on === null) return paying.untold
  const day = formatLongDate(on, language)
  if (way.method === 'direct_debit') return paying.directDebit(day)
  return way.iban === null ? paying.noAccount(day) : paying.transfer(day)
}

/** A paragraph on how open invoices will be paid; '' without any. */
export function invoicesToPay(invoices: readonly InvoiceToPay[], language: Language): string {
  const [first] = invoices
  if (!first) return ''
  const { debits, noTransfer, transfers } = mailTexts[language].invoicesToPay
  const facts = invoices.map(({ invoice, payable }) => payableFacts(invoice, payable, language))
  const isCollected = first.payable.way.method === 'direct_debit'
  const sentences = isCollected ? [debits, ...facts, noTransfer] : [transfers, ...facts]
  return `${sentences.join('\n\n')}\n\n`
}

type Fact = [label: string, value: string | null]

function asLines(facts: Fact[]): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  return facts.flatMap(([label, value]) => (value ? [`${label}${FACT}${plain(value)}`] : [])).join('\n')
}
