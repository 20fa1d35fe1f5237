import { contradictionIn } from '~/domain/hours/contradiction'
import type { HourKind } from '~/domain/hours/kinds'
import type { ListedHours } from '~/domain/hours/month.server'
import { amountsOf } from '~/domain/hours/paste-finding'
import type { MonthText } from '~/domain/values/calendar'
import { formatAligned, formatDayOf, formatDecimal } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'

interface Props {
  items: ListedHours[]
  kinds: HourKind[]
  month: MonthText
  mayDecide: boolean
  /** Employees whose hours changed since the last file for the payroll office. */
  untold: readonly string[]
}

export function HoursTable({ items, ...rest }: Props) {
  const { title, columns, fields } = useTexts().hours
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.number}</th>
          {[columns.hours, columns.overtime, ...rest.kinds.map((kind) => fields[kind])].map((label) => (
            <th scope="col" className="number" key={label}>
              {label}
            </th>
          ))}
          <th scope="col">{columns.source}</th>
          <th scope="col">{columns.recordedAt}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <HoursRow key={item.id} item={item} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

function HoursRow({ item, kinds, month, mayDecide, untold }: Omit<Props, 'items'> & { item: ListedHours }) {
  const { hours: texts, handover, faults } = useTexts()
  const { columns, fields, missing, salaried, sources, correction } = texts
  const language = useLanguage()
  const href = useHref()
  const { id, number, name, hours, isSalaried } = item
  const current = hours?.current
  const late = hours?.correction
  const contradiction = contradictionIn(month, amountsOf(item))
  return (
    <tr>
      <th scope="row" className="name">
        <a className="target" href={href(mayDecide ? paths.hoursCell(month, id) : paths.employee(id))}>
          {name}
        </a>
        {late ? <Remark>{correction(formatDecimal(late.hours, language))}</Remark> : null}
        {contradiction ? <Remark>{faults[contradiction.code]}</Remark> : null}
        {untold.includes(id) ? <Remark>{handover.untold}</Remark> : null}
      </th>
      <td data-label={columns.number} className="amount">
        {number}
      </td>
      <td data-label={columns.hours} className="number">
        {current ? (
          formatAligned(current.hours, language)
        ) : isSalaried ? (
          <span className="soft">{salaried}</span>
        ) : (
          <StatusMark shape="waiting">{missing}</StatusMark>
        )}
      </td>
      <td data-label={columns.overtime} className="number">
        {current ? formatAligned(current.overtime, language) : '–'}
      </td>
      {kinds.map((kind) => (
        <td key={kind} data-label={fields[kind]} className="number">
          {item.kinds[kind]
            ? (isDays(kind) ? formatDecimal : formatAligned)(item.kinds[kind], language)
            : '–'}
        </td>
      ))}
      <td data-label={columns.source}>{current ? sources[current.source] : '–'}</td>
      <td data-label={columns.recordedAt}>{current ? formatDayOf(current.recordedAt, language) : '–'}</td>
    </tr>
  )
}

/** Days are mostly whole, and `2,00` would look like hours. */
function isDays(kind: HourKind): boolean {
  return kind.endsWith('_days')
}
