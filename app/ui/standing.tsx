import { addDays } from '~/domain/calendar'
import type { InvoiceState } from '~/domain/invoices/state'
import { formatLongDate, formatMoney } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { useLanguage, useTexts } from './language'
import { StatusMark, type StatusShape } from './status-mark'

const SHAPES: Record<InvoiceState['state'], StatusShape> = {
  open: 'open',
  partly_paid: 'partly',
  overdue: 'overdue',
  direct_debit: 'collecting',
  paid: 'done',
  cancelled: 'cancelled',
  credit: 'credit',
}

export function StandingMark({ standing }: { standing: InvoiceState }) {
  const texts = useTexts().invoice.standing
  return <StatusMark shape={SHAPES[standing.state]}>{texts[standing.state].word}</StatusMark>
}

export function StandingSentence({ standing }: { standing: InvoiceState }) {
  return <>{standingSentence(standing, useLanguage(), useTexts())}</>
}

function standingSentence(standing: InvoiceState, language: Language, { invoice }: Texts): string {
  const texts = invoice.standing
  const money = (cents: number) => formatMoney(cents, language)
  const date = (text: string) => formatLongDate(text, language)
  switch (standing.state) {
    case 'open':
      return texts.open.sentence(money(standing.openCents), date(standing.dueOn))
    case 'partly_paid': {
      const { openCents, paidCents, dueOn } = standing
      return texts.partly_paid.sentence(money(openCents), money(paidCents), date(dueOn))
    }
    case 'overdue': {
      const { openCents, paidCents, dueOn } = standing
      const sentence = texts.overdue.sentence(money(openCents), date(addDays(dueOn, 1)))
      return paidCents > 0 ? `${texts.overdue.paidSoFar(money(paidCents))} ${sentence}` : sentence
    }
    case 'direct_debit':
      return texts.direct_debit.sentence(money(standing.openCents), date(standing.collectOn))
    case 'paid':
      return standing.paidOn === null
        ? texts.paid.sentenceWithoutDate
        : texts.paid.sentence(date(standing.paidOn))
    case 'cancelled':
      return texts.cancelled.sentence(standing.cancelledBy)
    case 'credit':
      return texts.credit.sentence
  }
}
