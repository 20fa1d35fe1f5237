import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { keepReporting } from '~/domain/insurance-reports/reporting.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { reportingForm } from './forms'
import { reportsData } from './list.server'
import { ReportsListPage } from './list-page'
import { readReportsQuery } from './query'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.insuranceReports.title,
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return reportsData(scope, readReportsQuery(request))
}

export function action({ request, scope }: Args<typeof handle>) {
  return carryOutForm({ request, schema: reportingForm }, async (values) => {
    await keepReporting(house, scope, values)
    return saved<'insuranceReports'>(request, paths.insuranceReports(), 'einstellung')
  })
}

export default function InsuranceReports() {
  return <ReportsListPage {...useLoaderData<typeof loader>()} />
}
