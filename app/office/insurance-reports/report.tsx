import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
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

export function loader({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  return readReportDetails(house, scope, { employeeId, ...askedIn(request) })
}

export async function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const { [TOLD_FIELD]: isTold } = await readFields(request, toldForm)
  const { report } = await readReportDetails(house, scope, { employeeId, ...askedIn(request) })
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
