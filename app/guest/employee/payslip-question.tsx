import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { payslipPage, payslipQuestion } from './payslip.server'
import { PayslipPageView, payslipTitle } from './payslip-page'

export const handle = {
  access: 'payslips',
  title: payslipTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle, 'month'>) {
  return payslipPage(args)
}

export function action(args: Args<typeof handle, 'month'>) {
  return payslipQuestion(args)
}

export default function EmployeePayslipQuestion() {
  return <PayslipPageView {...useLoaderData<typeof loader>()} />
}
