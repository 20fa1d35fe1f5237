import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { readPayslipsPage } from '~/domain/payslips/month.server'
import { monthOf } from '~/domain/values/calendar'
import { readMonthQuery } from '~/kit/forms/month-query'
import { monthAsked, payslipReading } from '~/kit/months/lists.server'
import { titleOfMonth } from '~/kit/title'
import { PayslipsPage } from './list-page'

export const handle = {
  access: 'see_employees',
  title: (texts, data, language) => titleOfMonth(texts.payslips.title, data, language, 'query', 'month'),
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const asked = readMonthQuery(request)
  const query = { ...asked, month: await monthAsked('payslips', scope, asked) }
  return {
    query,
    payslips: await readPayslipsPage(payslipReading(scope, query.month), query),
    thisMonth: monthOf(scope.today),
    maySeePay: may(scope.role, 'see_pay'),
    isReadByOwners: scope.role === 'payroll' && scope.ownerSeesSensitive === true,
  }
}

export default function Payslips() {
  return <PayslipsPage {...useLoaderData<typeof loader>()} />
}
