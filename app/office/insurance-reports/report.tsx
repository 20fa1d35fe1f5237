import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { refuseUnlessSensitive } from '~/auth/office-guard.server'
import { isVisibleTo } from '~/domain/insurance-reports/report'
import { readReportDetails } from '~/domain/insurance-reports/report-details.server'
import { tellReport, untellReport } from '~/domain/insurance-reports/tell.server'
import { NotFound } from '~/domain/kernel/errors'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { readFields } from '~/kit/forms/read-fields.server'
import { titleAbout } from '~/kit/title'
import { TOLD_FIELD, toldForm } from './forms'
import { readReportQuery, reportsPath } from './query'
import { ReportPage } from './report-page'

export const handle = {
  access: 'see_pay',
  title: (texts, data) => titleAbout(texts.insuranceReports.title, data, 'person', 'lastName'),
} satisfies RouteHandle

export async function loader({ request, scope, user, params }: Args<typeof handle, 'employeeId'>) {
  const asked = askedIn(request)
  if (!isVisibleTo(scope, asked)) await refuseUnlessSensitive({ scope, user })
  return readReportDetails(house, scope, { employeeId: params.employeeId, ...asked })
}

export async function action({ request, scope, user, params }: Args<typeof handle, 'employeeId'>) {
  const { [TOLD_FIELD]: isTold } = await readFields(request, toldForm)
  const asked = askedIn(request)
  if (!isVisibleTo(scope, asked)) await refuseUnlessSensitive({ scope, user })
  const { report } = await readReportDetails(house, scope, { employeeId: params.employeeId, ...asked })
  await (isTold ? tellReport : untellReport)(house, scope, report)
  return saved<'insuranceReports'>(request, reportsPath(), isTold ? 'erledigt' : 'offen')
}

function askedIn(request: Request) {
  const asked = readReportQuery(request)
  if (!asked) throw new NotFound()
  return asked
}

export default function InsuranceReport() {
  return <ReportPage {...useLoaderData<typeof loader>()} />
}
