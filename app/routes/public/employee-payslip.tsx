import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { payslipPage } from '~/pages/payslip-page.server'
import { PayslipPageView, payslipTitle } from '~/ui/employee/payslip-page'

export const handle = {
  access: 'payslips',
  title: payslipTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle, 'month'>) {
  return payslipPage(args)
}

export default function EmployeePayslip() {
  return <PayslipPageView {...useLoaderData<typeof loader>()} />
}
