import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleOfMonth } from '~/kit/title'
import { paymentsData } from './payments.server'
import { PaymentsPage } from './payments-page'

export const handle = {
  access: 'see_pay',
  title: (texts, data, language) => titleOfMonth(texts.payrollPayments.title, data, language, 'month'),
} satisfies RouteHandle

export function loader({ scope, params: { month } }: Args<typeof handle, 'month'>) {
  return paymentsData(scope, month)
}

export default function PayrollPayments() {
  return <PaymentsPage {...useLoaderData<typeof loader>()} />
}
