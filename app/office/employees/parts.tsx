import type { EmployeePage } from '~/domain/overviews/employee.server'
import { formatAligned, formatDayOf, formatDecimal, formatMonth } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
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
        <Table
          caption={texts.title}
          rows={items}
          keyOf={({ month }) => month}
          columns={[
            {
              title: texts.month,
              phone: 'first',
              cell: ({ month, revision }) => (
                <>
                  <a className="target" href={href(paths.officePayslipPdf(employee.id, month))}>
                    {formatMonth(month, language)} (PDF)
                  </a>
                  {revision > 1 ? <Remark>{texts.corrected}</Remark> : null}
                </>
              ),
            },
            {
              title: texts.published,
              phone: 'end',
              cell: ({ month, publishedAt }) => (
                <a className="target" href={href(paths.officePayslip(employee.id, month))}>
                  {formatDayOf(publishedAt, language)}
                </a>
              ),
            },
          ]}
        />
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
        <Table
          caption={texts.title}
          rows={hours}
          keyOf={({ month }) => month}
          columns={[
            {
              title: texts.month,
              phone: 'first',
              cell: ({ month, correction }) => (
                <>
                  {formatMonth(month, language)}
                  {correction ? (
                    <Remark>{texts.correction(formatDecimal(correction.hours, language))}</Remark>
                  ) : null}
                </>
              ),
            },
            {
              title: texts.hours,
              phone: 'end',
              look: 'number',
              cell: ({ current }) => (current ? formatAligned(current.hours, language) : '–'),
            },
            {
              title: texts.overtime,
              phone: 'belowEnd',
              look: 'number',
              cell: ({ current }) => (current ? formatAligned(current.overtime, language) : '–'),
            },
          ]}
        />
      )}
    </section>
  )
}
