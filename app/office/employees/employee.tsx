import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { mayDo } from '~/domain/kernel/sensitive'
import { readEmployeePage } from '~/domain/overviews/employee.server'
import { house } from '~/house.server'
import { titleAboutPerson } from '~/kit/title'
import { EmployeePage } from './employee-page'

export const handle = {
  access: 'see_employees',
  title: (texts, data) => titleAboutPerson(texts.employees.title, data, 'firstName', 'lastName'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'employeeId'>) {
  return {
    ...(await readEmployeePage(house, scope, params.employeeId)),
    mayKeep: may(scope.role, 'keep_employees'),
    mayRelease: mayDo(scope, 'see_sensitive'),
  }
}

export default function Employee() {
  return <EmployeePage {...useLoaderData<typeof loader>()} />
}
