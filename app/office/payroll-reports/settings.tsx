import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { ReportingConflict } from '~/domain/payroll-reports/conflict'
import { keepReporting, readReporting } from '~/domain/payroll-reports/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { reportingForm } from './settings-form'
import { ReportingPage } from './settings-page'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollReports.settings.title,
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return readReporting(house.reader, scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: ReportingConflict, at: 'form' }
  return carryOutForm({ request, schema: reportingForm, conflict }, async (values) => {
    await keepReporting(house, scope, values)
    return saved<'payrollReports'>(request, paths.payrollReporting(), 'angaben')
  })
}

export default function Reporting() {
  return <ReportingPage {...useLoaderData<typeof loader>()} />
}
