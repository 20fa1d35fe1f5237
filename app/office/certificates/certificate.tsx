import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getEmployee } from '~/domain/employees/find.server'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'
import { languageOf } from '~/i18n/language'
import { useTexts } from '~/kit/language'
import { MonthTabs } from '~/kit/months/month-switch'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { ReportPage } from '../payroll-reports/report-page'
import { pageOf } from '../payroll-reports/report-pages'
import { certificateOf, kindIn, lastMonth } from './certificate.server'
import { certificatePath, readCertificateQuery } from './query'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data) => titleAbout(texts.certificates.title, data, 'employee', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'employeeId' | 'certificate'>) {
  const kind = kindIn(params.certificate)
  const { id, firstName, lastName, exitOn } = await getEmployee(house.reader, scope, params.employeeId)
  const until = readCertificateQuery(request).until ?? lastMonth(scope, exitOn)
  const { report } = await certificateOf(scope, { employeeId: id, kind, until }, languageOf(request))
  return { kind, until, employee: { id, name: fullName(firstName, lastName) }, ...pageOf(report, 1) }
}

export default function EmployeeCertificate() {
  const { kind, until, employee, report, paging } = useLoaderData<typeof loader>()
  const texts = useTexts().certificates
  return (
    <ReportPage
      report={report}
      paging={paging}
      back={{ to: paths.employeeCertificates(employee.id), label: texts.toAll }}
      files={{
        pdf: paths.employeeCertificateFile(employee.id, kind, until, 'pdf'),
        csv: paths.employeeCertificateFile(employee.id, kind, until, 'csv'),
      }}
      pathOf={() => certificatePath(employee.id, kind, until)}
      tabs={
        <MonthTabs
          label={texts.months}
          month={until}
          pathOf={(month) => certificatePath(employee.id, kind, month)}
        />
      }
    />
  )
}
