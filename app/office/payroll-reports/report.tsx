import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { refuseUnlessSensitive } from '~/auth/office-guard.server'
import { languageOf } from '~/i18n/language'
import { useTexts } from '~/kit/language'
import { MonthTabs } from '~/kit/months/month-switch'
import { titleOfMonth } from '~/kit/title'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'
import { isSensitiveReport } from './names'
import { ReportPage } from './report-page'
import { pageOf } from './report-pages'
import { readReportQuery, reportPath } from './report-query'
import { monthReport } from './reports.server'
import { ToldPart } from './told-part'

/** Reports that say what the firm has entered for them. */
const ENTERED: readonly string[] = ['beitragsnachweise', 'lohnsteuer-anmeldung', 'unfallversicherung']

export const handle = {
  access: 'see_pay',
  title: (texts, data, language) => titleOfMonth(texts.payrollReports.title, data, language, 'month'),
} satisfies RouteHandle

export async function loader({ request, scope, user, params }: Args<typeof handle, 'month' | 'report'>) {
  const month = monthIn(params.month)
  const name = params.report
  if (isSensitiveReport(name)) await refuseUnlessSensitive({ scope, user })
  const report = await monthReport(scope, { month, name, language: languageOf(request) })
  return { month, name, ...pageOf(report, readReportQuery(request).place.page) }
}

export default function MonthReport() {
  const { month, name, report, paging } = useLoaderData<typeof loader>()
  const { toAll, months, settings } = useTexts().payrollReports
  return (
    <ReportPage
      report={report}
      paging={paging}
      back={{ to: paths.payrollReports(month), label: toAll }}
      entered={ENTERED.includes(name) ? { to: paths.payrollReporting(), label: settings.title } : undefined}
      files={{
        pdf: paths.payrollReportFile(month, name, 'pdf'),
        csv: paths.payrollReportFile(month, name, 'csv'),
      }}
      pathOf={(place) => reportPath(month, name, { place })}
      tabs={<MonthTabs label={months} month={month} pathOf={(one) => paths.payrollReport(one, name)} />}
    >
      {report.told ? <ToldPart month={month} told={report.told} /> : null}
    </ReportPage>
  )
}
