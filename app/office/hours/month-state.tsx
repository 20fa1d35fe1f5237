import type { MonthCounts } from '~/domain/employees/of-month.server'
import type { ClosedMonth } from '~/domain/hours/closed.server'
import type { MonthText } from '~/domain/values/calendar'
import { formatDayOf } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { paths } from '~/paths'
import { CLOSE_FIELD } from './forms'

interface Props {
  closed: ClosedMonth | null
  counts: MonthCounts
}

export function MonthState({ closed, counts: { missing } }: Props) {
  const texts = useTexts().hours.month
  const language = useLanguage()
  return (
    <p className="soft">
      {closed ? texts.closed(formatDayOf(closed.at, language), closed.by) : texts.open}
      {!closed && missing > 0 ? ` ${texts.closeWith(missing)}` : null}
    </p>
  )
}

/** Hours are entered, the month is closed, and what counts is handed over. */
export function useMonthActs({
  month,
  closed,
  counts,
  mayDecide,
}: Props & { month: MonthText; mayDecide: boolean }): { next: Act | null; others: Acts } {
  const texts = useTexts().hours.month
  if (!mayDecide) return { next: null, others: [] }
  const paste = { label: texts.paste, to: paths.hoursPaste(month) }
  const handOver = { label: texts.handOver, to: paths.handover(month) }
  const close = {
    label: closed ? texts.reopen : texts.close,
    action: paths.hoursClosing(month),
    fields: { [CLOSE_FIELD]: closed ? 'nein' : 'ja' },
  }
  const next = closed ? handOver : counts.missing > 0 ? paste : close
  const others = closed ? [close] : [paste, close, handOver]
  return { next, others: others.filter((act) => act !== next) }
}
