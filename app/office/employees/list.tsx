import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readEmployeeList } from '~/domain/employees/list.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { EmployeesPage } from './list-page'
import { readEmployeeQuery } from './query'

export const handle = {
  access: 'see_employees',
  title: (texts) => texts.employees.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readEmployeeQuery(request)
  return {
    query,
    employees: await readEmployeeList(house.reader, scope, query),
    mayKeep: may(scope.role, 'keep_employees'),
  }
}

export default function Employees() {
  return <EmployeesPage {...useLoaderData<typeof loader>()} />
}
