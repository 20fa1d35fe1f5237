import type { MonthText } from '~/domain/values/calendar'
import { formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MonthTabs } from '~/kit/months/month-switch'
import { PageHead } from '~/kit/records/page-head'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { type MonthReportName, reportsOf } from './names'

interface Props {
  month: MonthText
  isClosed: boolean
  /** Payslips that count. */
  count: number
}

/** All that comes out of a payroll month, each with a line that says what it is for. */
export function ReportsPage({ month, isClosed, count }: Props) {
  const { payrollReports: texts, payrollBooks } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <PageHead
        back={{ to: paths.payrollRun(month), label: texts.back }}
        title={texts.titleOf(formatMonth(month, language))}
        others={[
          { label: payrollBooks.title, to: paths.payrollBookings(month) },
          count > 0 && { label: payrollBooks.handover.link, to: paths.payrollHandover(month) },
          { label: texts.settings.title, to: paths.payrollReporting() },
        ]}
      />
      <MonthTabs label={texts.months} month={month} pathOf={paths.payrollReports} />
      <p>{texts.text}</p>
      {count === 0 ? <p className="empty">{texts.none}</p> : null}
      {count > 0 && !isClosed ? <Notice title={texts.preview} /> : null}
      {count > 0 ? (
        <section className="stack-tight" aria-labelledby="liste">
          <h2 id="liste">{texts.counts(count)}</h2>
          <Table
            labelledBy="liste"
            rows={reportsOf(month)}
            keyOf={(name) => name}
            columns={[
              {
                title: texts.columns.report,
                isRowName: true,
                cell: (name) => (
                  <a className="target" href={href(paths.payrollReport(month, name))}>
                    {texts.names[name]}
                  </a>
                ),
              },
              { title: texts.columns.purpose, isUntitled: true, cell: (name) => texts.purposes[name] },
              {
                title: texts.columns.files,
                look: 'whole',
                isGroup: true,
                isOnScreenOnly: true,
                cell: (name) => <Files month={month} name={name} />,
              },
            ]}
          />
        </section>
      ) : null}
    </>
  )
}

function Files({ month, name }: { month: MonthText; name: MonthReportName }) {
  const { names } = useTexts().payrollReports
  const href = useHref()
  return (['pdf', 'csv'] as const).map((format) => (
    <span key={format}>
      <a className="target" href={href(paths.payrollReportFile(month, name, format))}>
        {format.toUpperCase()}
        <span className="visually-hidden"> {names[name]}</span>
      </a>{' '}
    </span>
  ))
}
