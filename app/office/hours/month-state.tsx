import type { MonthCounts } from '~/domain/employees/of-month.server'
import type { ClosedMonth } from '~/domain/hours/closed.server'
import type { MonthText } from '~/domain/values/calendar'
import { formatDayOf } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'
import { CLOSE_FIELD } from './forms'

interface Props {
  month: MonthText
  closed: ClosedMonth | null
  counts: MonthCounts
}

export function MonthState({ month, closed, counts }: Props) {
  const texts = useTexts().hours.month
  const language = useLanguage()
  const href = useHref()
  const { missing } = counts
  return (
    <>
      <p>{closed ? texts.closed(formatDayOf(closed.at, language), closed.by) : texts.open}</p>
      {!closed && missing > 0 ? <p>{texts.closeWith(missing)}</p> : null}
      <div className="actions screen-only">
        {closed ? null : (
          <a className="button button-quiet" href={href(paths.hoursPaste(month))}>
            {texts.paste}
          </a>
        )}
        <a className="button button-quiet" href={href(paths.handover(month))}>
          {texts.handOver}
        </a>
        <OfficeForm action={paths.hoursClosing(month)} button={closed ? texts.reopen : texts.close} isQuiet>
          <input type="hidden" name={CLOSE_FIELD} value={closed ? 'nein' : 'ja'} />
        </OfficeForm>
      </div>
    </>
  )
}
