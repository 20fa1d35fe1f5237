import type { EmployeePage } from '~/domain/overviews/employee.server'
import { formatAligned, formatDayOf, formatDecimal, formatMonth } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'

export function EmployeePayslips({
  employee,
  payslips: { items, total },
}: Pick<EmployeePage, 'payslips'> & { employee: { id: string } }) {
  const texts = useTexts().employees.payslips
  const language = useLanguage()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="lohnzettel">
      <h2 id="lohnzettel">{texts.title}</h2>
      {items.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <table className="table table-cards list">
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              <th scope="col">{texts.published}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ month, revision, publishedAt }) => (
              <tr key={month}>
                <th scope="row">
                  <a className="target" href={href(paths.officePayslipPdf(employee.id, month))}>
                    {formatMonth(month, language)} (PDF)
                  </a>
                  {revision > 1 ? <Remark>{texts.corrected}</Remark> : null}
                </th>
                <td data-label={texts.published}>
                  <a className="target" href={href(paths.officePayslip(employee.id, month))}>
                    {formatDayOf(publishedAt, language)}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > items.length ? <p className="soft">{texts.newest(items.length, total)}</p> : null}
    </section>
  )
}

export function EmployeeHours({ hours }: Pick<EmployeePage, 'hours'>) {
  const texts = useTexts().employees.hours
  const language = useLanguage()
  return (
    <section className="stack-tight" aria-labelledby="stunden">
      <h2 id="stunden">{texts.title}</h2>
      {hours.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <table className="table table-cards list">
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              <th scope="col" className="number">
                {texts.hours}
              </th>
              <th scope="col" className="number">
                {texts.overtime}
              </th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ month, current, correction }) => (
              <tr key={month}>
                <th scope="row">
                  {formatMonth(month, language)}
                  {correction ? (
                    <Remark>{texts.correction(formatDecimal(correction.hours, language))}</Remark>
                  ) : null}
                </th>
                <td data-label={texts.hours} className="number">
                  {current ? formatAligned(current.hours, language) : '–'}
                </td>
                <td data-label={texts.overtime} className="number">
                  {current ? formatAligned(current.overtime, language) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
