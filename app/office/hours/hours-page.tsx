import { HOUR_KINDS } from '~/domain/hours/kinds'
import type { KnownId } from '~/domain/hours/unknown-ids.server'
import type { MonthText } from '~/domain/values/calendar'
import { formatAligned } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MonthFrame } from '~/kit/months/month-frame'
import { useFormAction } from '~/kit/office/form-action'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { FOREIGN_ID_FIELD } from './forms'
import { LateHours } from './late-hours'
import { MonthState, useMonthActs } from './month-state'
import type { hoursPageData } from './page.server'
import { HoursTable } from './table'
import { UnassignedHours } from './unassigned-hours'

type Props = Awaited<ReturnType<typeof hoursPageData>>

export function HoursPage({
  hours,
  query,
  thisMonth,
  mayKeep,
  mayDecide,
  mayOpen,
  untold,
  employees,
  known,
}: Props) {
  const { list, counts, total, unassigned, closed, corrections } = hours
  const texts = useTexts().hours
  const { saved } = texts
  const { month } = query
  const acts = useMonthActs({ month, closed, counts, mayDecide })
  const kinds = HOUR_KINDS.filter((kind) => list.items.some((item) => item.kinds[kind] !== undefined))
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={saved} />
      <MonthFrame
        list="hours"
        query={query}
        thisMonth={thisMonth}
        counts={counts}
        shown={list}
        mayKeep={mayKeep}
        note={mayDecide ? <MonthState closed={closed} counts={counts} /> : null}
        next={acts.next}
        others={[...acts.others, { label: texts.deliveries, to: paths.deliveries() }]}
      >
        <HoursTotal total={total} />
        <HoursTable items={list.items} kinds={kinds} {...{ month, mayOpen, untold }} />
      </MonthFrame>
      {mayDecide && corrections.length > 0 ? <LateHours corrections={corrections} month={month} /> : null}
      {unassigned.total > 0 ? (
        <UnassignedHours {...unassigned} {...{ month, employees, mayKeep, mayDecide }} />
      ) : null}
      {known.length > 0 ? <KnownIds known={known} month={month} /> : null}
    </>
  )
}

function KnownIds({ known, month }: { known: KnownId[]; month: MonthText }) {
  const { unassigned: texts } = useTexts().hours
  const href = useHref()
  const actionOf = useFormAction()
  return (
    <details className="help screen-only">
      <summary>{texts.known}</summary>
      <ul className="stack-tight">
        {known.map(({ foreignId, employee }) => (
          <li key={foreignId}>
            <a href={href(paths.employee(employee.id))}>{texts.option(employee.name, employee.number)}</a>
            {`: ${foreignId}`}
            <form method="post" action={actionOf(paths.hoursIdRelease(month))}>
              <input type="hidden" name={FOREIGN_ID_FIELD} value={foreignId} />
              <button
                type="submit"
                className="button button-quiet button-row"
                aria-label={texts.releaseOf(foreignId, employee.name)}
              >
                {texts.release}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}

function HoursTotal({ total }: Pick<Props['hours'], 'total'>) {
  const texts = useTexts().hours
  const language = useLanguage()
  return (
    <dl className="list-sums">
      <div>
        <dt>{texts.total}</dt>
        <dd>{formatAligned(total.hours, language)}</dd>
      </div>
      <div>
        <dt>{texts.overtime}</dt>
        <dd>{formatAligned(total.overtime, language)}</dd>
      </div>
    </dl>
  )
}
