import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { employeeNotice } from './notice.server'
import { EmployeeNoticePage } from './notice-page'

export const handle = {
  access: 'payslips',
  title: (texts) => texts.employee.notice,
} satisfies RouteHandle

export function loader({ request, scope, token }: Args<typeof handle>) {
  return employeeNotice(request, scope, token)
}

export default function EmployeeNotice() {
  return <EmployeeNoticePage {...useLoaderData<typeof loader>()} />
}
