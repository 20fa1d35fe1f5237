import { askedNow, type InvoiceState, isByInstalments, isDeferred } from '~/domain/invoices/payments/state'
import { addDays } from '~/domain/values/calendar'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { statusWord } from '~/i18n/invoice-status-word'
import type { Texts } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { useLanguage, useTexts } from './language'
import { StatusMark } from './status-mark'
import type { StatusShape } from './status-shapes'

const SHAPES: Record<InvoiceState['state'], StatusShape> = {
  open: 'open',
  partly_paid: 'partly',
  overdue: 'overdue',
  direct_debit: 'collecting',
  disputed: 'waiting',
  paid: 'done',
  credited: 'cancelled',
  cancelled: 'cancelled',
  credit: 'credit',
}

export function InvoiceStatusMark({ status }: { status: InvoiceState }) {
  return invoiceStatusIn(useTexts(), status)
}

/** As `moneyIn`. */
export function invoiceStatusIn({ invoice: { status: texts } }: Texts, status: InvoiceState) {
  return (
    <StatusMark shape={isDeferred(status) ? 'waiting' : SHAPES[status.state]}>
      {statusWord(status, texts)}
    </StatusMark>
  )
}

export function InvoiceStatusSentence({ status }: { status: InvoiceState }) {
  return <>{statusSentence(status, useLanguage(), useTexts())}</>
}

function statusSentence(status: InvoiceState, language: Language, { invoice }: Texts): string {
  const texts = invoice.status
  const money = (cents: number) => formatMoney(cents, language)
  const date = (text: string) => formatLongDate(text, language)
  switch (status.state) {
    case 'disputed':
      return texts.disputed.sentence(money(status.openCents))
    case 'open':
      if (status.deferred) return deferredSentence(status, { texts, money, date })
      return texts.open.sentence(money(status.openCents), date(status.dueOn))
    case 'partly_paid': {
      const { openCents, paidCents, dueOn } = status
      if (status.deferred) return deferredSentence(status, { texts, money, date })
      return texts.partly_paid.sentence(money(openCents), money(paidCents), date(dueOn))
    }
    case 'overdue': {
      const { openCents, paidCents, dueOn } = status
      const since = date(addDays(dueOn, 1))
      const sentence = isByInstalments(status)
        ? texts.deferred.late(money(askedNow(status)), since)
        : texts.overdue.sentence(money(openCents), since)
      return paidCents > 0 ? `${texts.overdue.paidSoFar(money(paidCents))} ${sentence}` : sentence
    }
    case 'direct_debit':
      return status.collectOn === null
        ? texts.direct_debit.untold(money(status.openCents))
        : texts.direct_debit.sentence(money(status.openCents), date(status.collectOn))
    case 'paid':
      return status.paidOn === null
        ? texts.paid.sentenceWithoutDate
        : texts.paid.sentence(date(status.paidOn))
    case 'credited':
      return texts.credited.sentence
    case 'cancelled':
      return texts.cancelled.sentence(status.cancelledBy)
    case 'credit':
      return texts.credit.sentence
  }
}

type Deferrable = Extract<InvoiceState, { dueOn: string }>

function deferredSentence(
  status: Deferrable,
  {
    texts,
    money,
    date,
  }: { texts: Texts['invoice']['status'] } & Record<'money', (cents: number) => string> &
    Record<'date', (text: string) => string>,
): string {
  const { deferred } = texts
  const sentence = isByInstalments(status) ? deferred.instalment : deferred.sentence
  return sentence(money(askedNow(status)), date(status.dueOn))
}
