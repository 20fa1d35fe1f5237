import type { MonthText } from '~/domain/calendar'
import type { MonthQuery } from '~/domain/employees/of-month.server'
import type { HoursPage as Hours, ListedHours } from '~/domain/hours/month.server'
import { formatDayOf, formatDecimal } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { MonthFrame } from '../months/month-frame'
import { Remark } from '../remark'
import { StatusMark } from '../status-mark'
import { UnassignedHours } from './unassigned-hours'

interface Props {
  hours: Hours
  query: MonthQuery & { month: MonthText }
  thisMonth: MonthText
  mayKeep: boolean
}

export function HoursPage({ hours, query, thisMonth, mayKeep }: Props) {
  const { list, counts, total, unassigned } = hours
  return (
    <>
      <MonthFrame list="hours" query={query} thisMonth={thisMonth} counts={counts} shown={list}>
        <Total total={total} />
        <HoursTable items={list.items} />
      </MonthFrame>
      {unassigned.total > 0 ? <UnassignedHours {...unassigned} mayKeep={mayKeep} /> : null}
    </>
  )
}

function Total({ total }: Pick<Hours, 'total'>) {
  const texts = useTexts().hours
  const language = useLanguage()
  return (
    <dl className="list-sums">
      <div>
        <dt>{texts.total}</dt>
        <dd>{formatDecimal(total.hours, language)}</dd>
      </div>
      <div>
        <dt>{texts.overtime}</dt>
        <dd>{formatDecimal(total.overtime, language)}</dd>
      </div>
    </dl>
  )
}

function HoursTable({ items }: { items: ListedHours[] }) {
  const { title, columns } = useTexts().hours
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.number}</th>
          <th scope="col" className="number">
            {columns.hours}
          </th>
          <th scope="col" className="number">
            {columns.overtime}
          </th>
          <th scope="col">{columns.source}</th>
          <th scope="col">{columns.recordedAt}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <HoursRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function HoursRow({ item: { id, number, name, hours } }: { item: ListedHours }) {
  const { columns, missing, sources, correction } = useTexts().hours
  const language = useLanguage()
  const href = useHref()
  const current = hours?.current
  const late = hours?.correction
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.employee(id))}>
          {name}
        </a>
        {late ? <Remark>{correction(formatDecimal(late.hours, language))}</Remark> : null}
      </th>
      <td data-label={columns.number} className="amount">
        {number}
      </td>
      <td data-label={columns.hours} className="number">
        {current ? (
          formatDecimal(current.hours, language)
        ) : (
          <StatusMark shape="waiting">{missing}</StatusMark>
        )}
      </td>
      <td data-label={columns.overtime} className="number">
        {current ? formatDecimal(current.overtime, language) : '–'}
      </td>
      <td data-label={columns.source}>{current ? sources[current.source] : '–'}</td>
      <td data-label={columns.recordedAt}>{current ? formatDayOf(current.recordedAt, language) : '–'}</td>
    </tr>
  )
}
