import { contradictionIn } from '~/domain/hours/contradiction'
import type { HourKind } from '~/domain/hours/kinds'
import type { ListedHours } from '~/domain/hours/month.server'
import { amountsOf } from '~/domain/hours/paste-finding'
import type { MonthText } from '~/domain/values/calendar'
import { formatAligned, formatDayOf, formatDecimal } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { type Column, Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props {
  items: ListedHours[]
  kinds: HourKind[]
  month: MonthText
  /** Whether somebody may open the hours of a person, which tell of sickness. */
  mayOpen: boolean
  /** Employees whose hours changed since the last file for the payroll office. */
  untold: readonly string[]
}

export function HoursTable({ items, kinds, ...rest }: Props) {
  const { title, columns, fields, sources } = useTexts().hours
  const language = useLanguage()
  const employeeOf = useEmployee(rest)
  const hoursOf = useHours()
  return (
    <Table
      caption={title}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        { title: columns.name, look: 'name', phone: 'first', cell: employeeOf },
        { title: columns.number, look: 'amount', cell: ({ number }) => number },
        { title: columns.hours, look: 'number', phone: 'end', cell: hoursOf },
        {
          title: columns.overtime,
          look: 'number',
          cell: ({ hours }) => (hours?.current ? formatAligned(hours.current.overtime, language) : '–'),
        },
        ...kinds.map(
          (kind): Column<ListedHours> => ({
            title: fields[kind],
            look: 'number',
            cell: (item) =>
              item.kinds[kind]
                ? (isDays(kind) ? formatDecimal : formatAligned)(item.kinds[kind], language)
                : '–',
          }),
        ),
        {
          title: columns.source,
          phone: 'below',
          cell: ({ hours }) => (hours?.current ? sources[hours.current.source] : '–'),
        },
        {
          title: columns.recordedAt,
          phone: 'belowEnd',
          cell: ({ hours }) => (hours?.current ? formatDayOf(hours.current.recordedAt, language) : '–'),
        },
      ]}
    />
  )
}

function useEmployee({ month, mayOpen, untold }: Omit<Props, 'items' | 'kinds'>) {
  const { hours: texts, handover, faults } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (item: ListedHours) => {
    const { id, name, hours } = item
    const late = hours?.correction
    const contradiction = contradictionIn(month, amountsOf(item))
    return (
      <>
        <a className="target" href={href(mayOpen ? paths.hoursCell(month, id) : paths.employee(id))}>
          {name}
        </a>
        {late ? <Remark>{texts.correction(formatDecimal(late.hours, language))}</Remark> : null}
        {contradiction ? <Remark>{faults[contradiction.code]}</Remark> : null}
        {untold.includes(id) ? <Remark>{handover.untold}</Remark> : null}
      </>
    )
  }
}

function useHours() {
  const { missing, salaried } = useTexts().hours
  const language = useLanguage()
  return ({ hours, isSalaried }: ListedHours) => {
    if (hours?.current) return formatAligned(hours.current.hours, language)
    return isSalaried ? (
      <span className="soft">{salaried}</span>
    ) : (
      <StatusMark shape="waiting">{missing}</StatusMark>
    )
  }
}

/** Days are mostly whole, and `2,00` would look like hours. */
function isDays(kind: HourKind): boolean {
  return kind.endsWith('_days')
}
