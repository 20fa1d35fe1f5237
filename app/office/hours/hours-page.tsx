import { HOUR_KINDS } from '~/domain/hours/kinds'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { MonthFrame } from '~/kit/months/month-frame'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { KnownIds } from './known-ids'
import { LateHours } from './late-hours'
import { MonthState } from './month-state'
import type { hoursPageData } from './page.server'
import { HoursTable } from './table'
import { HoursTotal } from './total'
import { UnassignedHours } from './unassigned-hours'

type Props = Awaited<ReturnType<typeof hoursPageData>>

export function HoursPage({ hours, query, thisMonth, mayKeep, mayDecide, untold, employees, known }: Props) {
  const { list, counts, total, unassigned, closed, corrections } = hours
  const { saved } = useTexts().hours
  const { month } = query
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
        begin={mayDecide ? <MonthState month={month} closed={closed} counts={counts} /> : null}
      >
        <HoursTotal total={total} />
        <HoursTable items={list.items} kinds={kinds} {...{ month, mayDecide, untold }} />
      </MonthFrame>
      {mayDecide && corrections.length > 0 ? <LateHours corrections={corrections} month={month} /> : null}
      {unassigned.total > 0 ? (
        <UnassignedHours {...unassigned} {...{ month, employees, mayKeep, mayDecide }} />
      ) : null}
      {known.length > 0 ? <KnownIds known={known} month={month} /> : null}
    </>
  )
}
