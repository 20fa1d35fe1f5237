import { isReportCode, type ReportCode } from '~/domain/insurance-reports/report'
import { isDate } from '~/domain/values/calendar'
import { listQuery, oneOf } from '~/kit/forms/list-query'
import { paths } from '~/paths'

interface ReportsQuery {
  isTold: boolean
}

const query = listQuery<ReportsQuery>({ isTold: oneOf<boolean, boolean>('stand', { erledigt: true }, false) })

export const readReportsQuery: (request: Request) => ReportsQuery = query.read

export function reportsPath(asked: Partial<ReportsQuery> = {}): string {
  return paths.insuranceReports() + query.write(asked)
}

const CODE = 'grund'
const DAY = 'tag'

/** Which report of a person a page is about. */
export interface AskedReport {
  code: ReportCode
  day: string
}

export function readReportQuery(request: Request): AskedReport | undefined {
  const params = new URL(request.url).searchParams
  const [code, day] = [params.get(CODE) ?? '', params.get(DAY) ?? '']
  return isReportCode(code) && isDate(day) ? { code, day } : undefined
}

export function reportPath({ employeeId, code, day }: AskedReport & { employeeId: string }): string {
  return `${paths.insuranceReport(employeeId)}?${new URLSearchParams({ [CODE]: code, [DAY]: day })}`
}
