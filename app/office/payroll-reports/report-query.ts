import type { Place } from '~/domain/lists/paging'
import { listQuery, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

interface ReportQuery {
  place: Place
}

const query = listQuery<ReportQuery>({ place: place({ page: 'seite', after: 'nach', before: 'vor' }) })

export const readReportQuery: (request: Request) => ReportQuery = query.read

/** By page number alone, as a report has no rows with ids. */
export function reportPath(month: string, name: string, { place: { page } }: ReportQuery): string {
  return paths.payrollReport(month, name) + query.write({ place: { page } })
}
