import { addDays } from '~/domain/values/calendar'
import { formatDayOf } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
import { useRefusal } from '~/kit/refusal'
import { Remark } from '~/kit/remark'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import type { ReportsPage } from './list.server'
import { reportPath, reportsPath } from './query'

type Row = ReportsPage['reports'][number]

export function ReportsListPage({ isTold, today, counts, reports, reporting }: ReportsPage) {
  const texts = useTexts().insuranceReports
  const { views } = texts
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead back={{ to: paths.payslips(), label: texts.back }} title={texts.title} />
      <p>{texts.text}</p>
      <Tabs
        label={views.label}
        tabs={[
          { label: views.open, to: reportsPath(), count: counts.open, isCurrent: !isTold },
          { label: views.told, to: reportsPath({ isTold: true }), count: counts.told, isCurrent: isTold },
        ]}
      />
      {reports.length === 0 ? (
        <div className="empty">
          <p>{isTold ? texts.noneTold : texts.none}</p>
        </div>
      ) : (
        <ReportTable rows={reports} isTold={isTold} today={today} />
      )}
      <p className="soft small">{texts.missing}</p>
      <Settings reporting={reporting} />
    </>
  )
}

function ReportTable({ rows, isTold, today }: { rows: readonly Row[]; isTold: boolean; today: string }) {
  const texts = useTexts().insuranceReports
  const { columns } = texts
  const href = useHref()
  return (
    <Table
      caption={texts.title}
      rows={rows}
      keyOf={({ employeeId, code, day }) => `${employeeId} ${code} ${day}`}
      columns={[
        {
          title: columns.due,
          look: 'amount',
          isGroup: true,
          cell: ({ due }) => (
            <>
              <ShortDate date={due} />
              {isTold ? null : <Urgency due={due} today={today} />}
            </>
          ),
        },
        {
          title: columns.report,
          isRowName: true,
          cell: (row) => (
            <a className="target" href={href(reportPath(row))}>
              {texts.codes[row.code].name}
            </a>
          ),
        },
        { title: columns.person, cell: ({ name }) => name },
        { title: columns.day, look: 'amount', cell: ({ day }) => <ShortDate date={day} /> },
        isTold && { title: columns.told, cell: (row) => <Told row={row} /> },
      ]}
    />
  )
}

const DAYS_A_WEEK = 7

function Urgency({ due, today }: { due: string; today: string }) {
  const texts = useTexts().insuranceReports
  if (due < today) return <Remark>{texts.late}</Remark>
  if (due === today) return <Remark>{texts.today}</Remark>
  return due <= addDays(today, DAYS_A_WEEK) ? <Remark>{texts.soon}</Remark> : null
}

function Told({ row: { toldBy, toldAt } }: { row: Row }) {
  const texts = useTexts().insuranceReports
  const language = useLanguage()
  return toldAt === null ? null : texts.toldBy(toldBy ?? '', formatDayOf(toldAt, language))
}

function Settings({ reporting }: { reporting: ReportsPage['reporting'] }) {
  const { settings } = useTexts().insuranceReports
  return (
    <section className="stack-tight screen-only" aria-labelledby="wer">
      <h2 id="wer">{settings.title}</h2>
      <OfficeForm action={paths.insuranceReports()} button={settings.save} isQuiet>
        <Checkbox id="is_own" name="is_own" label={settings.own} isChecked={reporting.isOwn} />
        <Checkbox
          id="is_immediate"
          name="is_immediate"
          label={settings.immediate}
          isChecked={reporting.isImmediate}
        />
      </OfficeForm>
    </section>
  )
}
