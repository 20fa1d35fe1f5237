import type { ReactNode } from 'react'
import type { Place } from '~/domain/lists/paging'
import type { ReportCell, ReportRow, ReportTable } from '~/domain/payroll-reports/report'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { Money } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import type { ShownReport } from './report-pages'

interface Props extends ShownReport {
  back: { to: string; label: string }
  /** Where what it says of the firm is entered. */
  entered?: { to: string; label: string } | undefined
  files: { pdf: string; csv: string }
  pathOf: (place: Place) => string
  /** Between the months or years of the same report. */
  tabs?: ReactNode
  children?: ReactNode
}

/** A report as it is on paper, with its files. */
export function ReportPage({ report, paging, back, entered, files, pathOf, tabs, children }: Props) {
  const texts = useTexts().payrollReports
  const isEmpty = report.tables.length === 0
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        back={back}
        title={`${report.title} ${report.about}`}
        others={[
          !isEmpty && { label: texts.pdf, to: files.pdf },
          !isEmpty && { label: texts.csv, to: files.csv },
          entered,
        ]}
      />
      {tabs}
      {report.warnings.length > 0 ? <Warnings warnings={report.warnings} /> : null}
      {report.facts.length > 0 ? (
        <Facts facts={report.facts.map(([label, value]) => ({ label, value }))} />
      ) : null}
      {isEmpty ? <p className="empty">{report.empty}</p> : null}
      {report.tables.map((table, index) => (
        <Part key={table.title} table={table} id={`teil-${index}`} />
      ))}
      <Pagination list={texts.pages} shown={paging} pathOf={pathOf} />
      {children}
      {isEmpty
        ? null
        : report.notes.map((note) => (
            <p key={note} className="soft small">
              {note}
            </p>
          ))}
    </>
  )
}

function Warnings({ warnings: [first = '', ...others] }: { warnings: string[] }) {
  return (
    <Notice title={first}>
      {others.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Notice>
  )
}

function Part({ table, id }: { table: ReportTable; id: string }) {
  const { title, columns, rows, sums, remarksIn = 0, notes = [] } = table
  return (
    <section className="stack-tight" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Table
        labelledBy={id}
        className="report"
        rows={sums ? [...rows, sums] : rows}
        keyOf={(_, index) => index}
        columns={columns.map((column, index) => ({
          title: column.title,
          look: column.isNumber ? ('number' as const) : undefined,
          isRowName: index === 0,
          cell: (row: ReportRow) => (
            <Cell row={row} index={index} isSum={row === sums} hasRemarks={index === remarksIn} />
          ),
        }))}
      />
      {notes.map((note) => (
        <p key={note} className="soft small">
          {note}
        </p>
      ))}
    </section>
  )
}

interface CellProps {
  row: ReportRow
  index: number
  isSum: boolean
  hasRemarks: boolean
}

function Cell({ row, index, isSum, hasRemarks }: CellProps) {
  const href = useHref()
  const shown = <Shown cell={row.cells[index] ?? null} />
  const content = isSum ? <strong>{shown}</strong> : shown
  return (
    <>
      {row.to && index === 0 ? (
        <a className="target" href={href(row.to)}>
          {content}
        </a>
      ) : (
        content
      )}
      {hasRemarks ? (row.remarks ?? []).map((remark) => <Remark key={remark}>{remark}</Remark>) : null}
    </>
  )
}

function Shown({ cell }: { cell: ReportCell }) {
  if (cell === null) return null
  return typeof cell === 'string' ? cell : <Money cents={cell.cents} />
}
