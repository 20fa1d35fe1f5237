import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { PayrollConflict } from '~/domain/payroll-run/conflict'
import { keepExtras } from '~/domain/payroll-run/extras.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'
import { payrollExtrasForm } from './extras-form'
import { payrollSlipData } from './run.server'
import { PayrollSlipPage } from './slip-page'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data) => titleAbout(texts.payrollRun.title, data, 'employee', 'name'),
} satisfies RouteHandle

type Params = 'employeeId' | 'month'

export function loader({ request, scope, params }: Args<typeof handle, Params>) {
  return payrollSlipData(scope, { ...params, language: languageOf(request) })
}

export function action({ request, scope, params }: Args<typeof handle, Params>) {
  const of = { month: monthIn(params.month), employeeId: params.employeeId }
  const conflict = { of: PayrollConflict, at: 'form' }
  return carryOutForm({ request, schema: payrollExtrasForm, conflict }, async (values) => {
    await keepExtras(house, scope, of, values)
    return saved<'payrollRun'>(request, paths.payrollSlip(of.month, of.employeeId), 'besonderes')
  })
}

export default function PayrollSlip() {
  return <PayrollSlipPage {...useLoaderData<typeof loader>()} />
}
