import type { EmployeeChoice } from '~/domain/employees/choice.server'
import type { Unassigned } from '~/domain/hours/month.server'
import type { MonthText } from '~/domain/values/calendar'
import { formatAligned, formatCount, formatDayOf } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { EMPLOYEE_ID_PARAMETER } from '../employees/query'
import { AssignForm, ChooseId } from './assign-form'
import { UNASSIGNED_PART, unassignedPath } from './unassigned-query'

interface Props extends Unassigned {
  month: MonthText
  employees: EmployeeChoice[]
  mayKeep: boolean
  mayDecide: boolean
}

export function UnassignedHours(props: Props) {
  const { items, total, after, month, employees, mayKeep, mayDecide } = props
  const { unassigned: texts } = useTexts().hours
  const table = <IdTable {...{ items, mayKeep, mayDecide }} />
  return (
    <section className="stack-tight" aria-labelledby={UNASSIGNED_PART}>
      <h2 id={UNASSIGNED_PART}>{texts.title}</h2>
      <p>{texts.text}</p>
      {mayDecide ? <AssignForm {...{ month, after, employees }}>{table}</AssignForm> : table}
      {total > items.length ? <Pages {...props} /> : null}
    </section>
  )
}

function Pages({ items, total, after, nextAfter, month }: Props) {
  const { unassigned: texts } = useTexts().hours
  const language = useLanguage()
  const href = useHref()
  const [shown, all] = [items.length, total].map((count) => formatCount(count, language))
  return (
    <nav className="pagination screen-only" aria-label={texts.title}>
      <span className="soft">{texts.more(shown ?? '', all ?? '')}</span>
      {after === null ? null : (
        <a className="target" href={href(unassignedPath(month))}>
          {texts.first}
        </a>
      )}
      {nextAfter === null ? null : (
        <a className="target" href={href(unassignedPath(month, nextAfter))}>
          {texts.next}
        </a>
      )}
    </nav>
  )
}

function IdTable({ items, mayKeep, mayDecide }: Pick<Props, 'items' | 'mayKeep' | 'mayDecide'>) {
  const { columns, unassigned: texts } = useTexts().hours
  const language = useLanguage()
  const href = useHref()
  return (
    <Table
      caption={texts.title}
      rows={items}
      keyOf={({ employeeId }) => employeeId}
      columns={[
        {
          title: texts.id,
          cell: ({ employeeId: id }) => (mayDecide ? <ChooseId id={id} isOnly={items.length === 1} /> : id),
        },
        {
          title: columns.hours,
          look: 'number',
          cell: (id) => {
            const reported = hoursOf(id)
            return reported ? formatAligned(reported.hours, language) : '–'
          },
        },
        {
          title: columns.recordedAt,
          cell: (id) => {
            const reported = hoursOf(id)
            return reported ? formatDayOf(reported.recordedAt, language) : '–'
          },
        },
        mayKeep && {
          title: texts.add,
          isUntitled: true,
          cell: ({ employeeId: id }) => (
            <a
              className="target"
              href={href(`${paths.newEmployee()}?${EMPLOYEE_ID_PARAMETER}=${id}`)}
              aria-label={texts.addOf(id)}
            >
              {texts.add}
            </a>
          ),
        },
      ]}
    />
  )
}

function hoursOf({ current, correction }: Unassigned['items'][number]) {
  return correction ?? current
}
