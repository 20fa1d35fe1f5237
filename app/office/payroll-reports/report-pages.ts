import { lastPage } from '~/domain/lists/paging'
import type { Report, ReportTable } from '~/domain/payroll-reports/report'

const PER_PAGE = 50
/** Pages are found by their number. */
const BY_NUMBER = 'page'

/** Long tables show so many rows at a time, with the sums of all of them; short ones stand on the first page. */
export function pageOf({ file: _, ...report }: Report, asked: number) {
  const pages = Math.max(1, ...report.tables.map(({ rows }) => lastPage(rows.length, PER_PAGE)))
  const page = Math.min(asked, pages)
  const from = (page - 1) * PER_PAGE
  const onPage = (table: ReportTable) => ({ ...table, rows: table.rows.slice(from, from + PER_PAGE) })
  return {
    report: {
      ...report,
      tables: report.tables.map(onPage).filter(({ rows, sums }) => rows.length > 0 || (sums && page === 1)),
    },
    paging: {
      page,
      pages,
      previous: page > 1 ? BY_NUMBER : null,
      next: page < pages ? BY_NUMBER : null,
    },
  }
}

export type ShownReport = ReturnType<typeof pageOf>
