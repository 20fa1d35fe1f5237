import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { languageOf } from '~/i18n/language'
import { useTexts } from '~/kit/language'
import { Tabs } from '~/kit/records/tabs'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { YEAR_REPORTS } from './names'
import { yearReport } from './person-year.server'
import { ReportPage } from './report-page'
import { pageOf } from './report-pages'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data) => titleAbout(texts.payrollReports.yearTitle, data, 'report', 'about'),
} satisfies RouteHandle

export async function loader({
  request,
  scope,
  params,
}: Args<typeof handle, 'employeeId' | 'year' | 'yearReport'>) {
  const { year, yearReport: name } = params
  const { employeeId, report } = await yearReport(scope, { ...params, name, language: languageOf(request) })
  return { employeeId, year, name, thisYear: scope.today.slice(0, 4), ...pageOf(report, 1) }
}

export default function YearOfPerson() {
  const { employeeId, year, name, thisYear, report, paging } = useLoaderData<typeof loader>()
  const texts = useTexts().payrollReports
  const to = (of: string, report: string) => paths.personYear(employeeId, of, report)
  const years = [Number(year) - 1, Number(year), Number(year) + 1]
    .map(String)
    .filter((one) => one === year || one <= thisYear)
  return (
    <ReportPage
      report={report}
      paging={paging}
      back={{ to: paths.employee(employeeId), label: texts.toEmployee }}
      files={{
        pdf: paths.personYearFile(employeeId, year, name, 'pdf'),
        csv: paths.personYearFile(employeeId, year, name, 'csv'),
      }}
      pathOf={() => to(year, name)}
      tabs={
        <>
          <Tabs
            label={texts.yearReports}
            tabs={YEAR_REPORTS.map((one) => ({
              label: texts.ofYear[one],
              to: to(year, one),
              isCurrent: one === name,
            }))}
          />
          <Tabs
            label={texts.years}
            tabs={years.map((one) => ({ label: one, to: to(one, name), isCurrent: one === year }))}
          />
        </>
      }
    />
  )
}
