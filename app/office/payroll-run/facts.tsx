import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { seesSensitive } from '~/domain/kernel/sensitive'
import { PayrollConflict } from '~/domain/payroll-run/conflict'
import { keepFacts } from '~/domain/payroll-run/facts.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { payrollFactsData } from './facts.server'
import { payrollFactsForm } from './facts-form'
import { PayrollFactsPage } from './facts-page'

export const handle = {
  access: 'see_pay',
  title: (texts, data) => titleAbout(texts.payrollRun.facts.title, data, 'employee', 'name'),
} satisfies RouteHandle

export function loader({ scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  return payrollFactsData(scope, employeeId)
}

export function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const conflict = { of: PayrollConflict, at: 'form' }
  return carryOutForm({ request, schema: payrollFactsForm, conflict }, async (values) => {
    await keepFacts(house, scope, employeeId, { ...values, isChurchKept: !seesSensitive(scope) })
    return saved<'employees'>(request, paths.employee(employeeId), 'lohndaten')
  })
}

export default function EmployeePayrollFacts() {
  return <PayrollFactsPage {...useLoaderData<typeof loader>()} />
}
