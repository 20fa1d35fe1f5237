import type { EmployeeChoice } from '~/domain/employees/choice.server'
import type { HoursPage } from '~/domain/hours/month.server'
import type { MonthText } from '~/domain/values/calendar'
import { formatAligned, formatDayOf } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { EMPLOYEE_ID_PARAMETER } from '../employees/query'
import { AssignForm, ChooseId } from './assign-form'

type Unassigned = HoursPage['unassigned']
interface Props extends Unassigned {
  month: MonthText
  employees: EmployeeChoice[]
  mayKeep: boolean
  mayDecide: boolean
}

export function UnassignedHours({ items, total, month, employees, mayKeep, mayDecide }: Props) {
  const { unassigned: texts } = useTexts().hours
  const table = <IdTable {...{ items, mayKeep, mayDecide }} />
  return (
    <section className="stack-tight" aria-labelledby="unzugeordnet">
      <h2 id="unzugeordnet">{texts.title}</h2>
      <p>{texts.text}</p>
      {mayDecide ? (
        <AssignForm month={month} employees={employees}>
          {table}
        </AssignForm>
      ) : (
        table
      )}
      {total > items.length ? <p className="soft">{texts.more(items.length, total)}</p> : null}
    </section>
  )
}

function IdTable({ items, mayKeep, mayDecide }: Pick<Props, 'items' | 'mayKeep' | 'mayDecide'>) {
  const { columns, unassigned: texts } = useTexts().hours
  const language = useLanguage()
  const href = useHref()
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.id}</th>
          <th scope="col" className="number">
            {columns.hours}
          </th>
          <th scope="col">{columns.recordedAt}</th>
          {mayKeep ? <th scope="col">{texts.add}</th> : null}
        </tr>
      </thead>
      <tbody>
        {items.map(({ employeeId: id, current, correction }) => {
          const said = correction ?? current
          return (
            <tr key={id}>
              <th scope="row">{mayDecide ? <ChooseId id={id} isOnly={items.length === 1} /> : id}</th>
              <td data-label={columns.hours} className="number">
                {said ? formatAligned(said.hours, language) : '–'}
              </td>
              <td data-label={columns.recordedAt}>{said ? formatDayOf(said.recordedAt, language) : '–'}</td>
              {mayKeep ? (
                <td>
                  <a
                    className="target"
                    href={href(`${paths.newEmployee()}?${EMPLOYEE_ID_PARAMETER}=${id}`)}
                    aria-label={texts.addOf(id)}
                  >
                    {texts.add}
                  </a>
                </td>
              ) : null}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
