import type { MailData } from '~/domain/outbox/kinds'
import { markOf, noticeTexts, noticeTitle, noticeWords } from '~/i18n/dunning/notice-words'
import { formatIban, formatLongDate, formatMoney } from '~/i18n/format'
import { mailTexts } from '~/i18n/mail.en.server'
import type { Language } from '~db/schema'
import { oneLine, type Values } from './fill'
import { FACT } from './layout'

/** In the words of the letter that goes with it. */
export function dunningValues(data: MailData['dunning_notice'], language: Language): Values {
  const texts = noticeTexts[language]
  const { level, name, payBy, invoices } = data
  const said = { ...data, payByOn: payBy, isByInvoice: true }
  const [first] = invoices
  const isOne = invoices.length === 1
  const hasAccount = data.transfer.iban !== null
  return {
    anrede: texts.greeting(oneLine(name)),
    titel: noticeTitle(said, language),
    rechnungen: first && isOne ? `${texts.invoice} ${first.number}` : texts.invoices(invoices.length),
    text: noticeWords({ ...said, hasAccount }, language).join('\n\n'),
    angaben: `${invoiceFacts(data, language)}\n\n${transferFacts(data, language)}`,
    schluss: texts.closings[level],
  }
}

function invoiceFacts(data: MailData['dunning_notice'], language: Language): string {
  const texts = noticeTexts[language]
  const { invoices, creditCents, totalCents } = data
  const lines = invoices.map((invoice) => {
    const due = texts.due(formatMoney(invoice.openCents, language), formatLongDate(invoice.dueOn, language))
    const mark = markOf({ ...data, isByInvoice: true }, invoice, language)
    return [`${texts.invoice} ${invoice.number}`, mark === null ? due : `${due} (${mark})`]
  })
  if (creditCents > 0) lines.push([texts.credit, formatMoney(-creditCents, language)])
  if (lines.length > 1) lines.push([texts.toPay, formatMoney(totalCents, language)])
  return lines.map((line) => line.join(FACT)).join('\n')
}

function transferFacts(data: MailData['dunning_notice'], language: Language): string {
  const texts = noticeTexts[language]
  const { facts } = mailTexts[language]
  const { payBy, transfer, isLetterEnclosed, isAccountEnclosed } = data
  const enclosed = [isLetterEnclosed && texts.letterEnclosed, isAccountEnclosed && texts.accountEnclosed]
  const lines: [string, string | null][] = [
    [facts.payBy, formatLongDate(payBy, language)],
    [facts.payee, transfer.iban && oneLine(transfer.payee)],
    [facts.iban, transfer.iban && formatIban(transfer.iban)],
    [facts.bic, transfer.iban && transfer.bic],
    [facts.reference, transfer.iban && transfer.reference],
    [facts.note, transfer.isMoved ? facts.moved : null],
    [facts.attached, enclosed.filter(Boolean).join(', ') || null],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}${FACT}${value}`] : [])).join('\n')
}
