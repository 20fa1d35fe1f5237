import type { HoursPage } from '~/domain/hours/month.server'
import { EMPLOYEE_ID_PARAMETER } from '~/forms/employee-query'
import { formatDayOf, formatDecimal } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'

type Props = HoursPage['unassigned'] & { mayKeep: boolean }

/** Hours under ids that nobody has, each with the way to make it somebody's. */
export function UnassignedHours({ items, total, mayKeep }: Props) {
  const { columns, unassigned: texts } = useTexts().hours
  const language = useLanguage()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="unzugeordnet">
      <h2 id="unzugeordnet">{texts.title}</h2>
      <p>{texts.text}</p>
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
          {items.map(({ employeeId, current }) => (
            <tr key={employeeId}>
              <th scope="row">{employeeId}</th>
              <td data-label={columns.hours} className="number">
                {current ? formatDecimal(current.hours, language) : '–'}
              </td>
              <td data-label={columns.recordedAt}>
                {current ? formatDayOf(current.recordedAt, language) : '–'}
              </td>
              {mayKeep ? (
                <td>
                  <a
                    className="target"
                    href={href(`${paths.newEmployee()}?${EMPLOYEE_ID_PARAMETER}=${employeeId}`)}
                    aria-label={texts.addOf(employeeId)}
                  >
                    {texts.add}
                  </a>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {total > items.length ? <p className="soft">{texts.more(items.length, total)}</p> : null}
    </section>
  )
}
